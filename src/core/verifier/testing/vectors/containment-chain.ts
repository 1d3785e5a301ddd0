// G9a: chain, validity and delegation. What a child says of where it comes from, how long it holds, and who may come after it.
import type { ContainmentVector } from "./authoring.ts";
import { asItIs, both, HELPER, household, MATE, put, row } from "./bases-containment.ts";

const chain = row("chain");
const validity = row("validity");
const delegation = row("delegation");

const ROOT = { grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aca", delegate: "urn:bot0:agent:root", seal: "12".repeat(32) };
const CARRIED = { alg: "sha-256", value: "5e".repeat(32) };
/** The parent is itself a child: one level down, of two. */
const second = put({ "/delegation/depth": 1, "/delegation/chain/-": ROOT });

export const containment: readonly ContainmentVector[] = [
  chain.within("g9a-chain-whole", "A child that hands on all that its parent's delegate holds is within the parent.", asItIs),
  chain.wider(
    "g9a-chain-other-grant",
    "The last link names the id of another Grant than the parent.",
    put({ "/delegation/chain/0/grant_id": ROOT.grant_id }),
  ),
  chain.wider(
    "g9a-chain-other-link-delegate",
    "The last link names a member of the parent as the delegate that hands on, and not the parent's delegate.",
    put({ "/delegation/chain/0/delegate": MATE }),
  ),
  chain.wider(
    "g9a-chain-link-delegate-is-the-child",
    "The last link names the child's own delegate: the link is about who held the parent.",
    put({ "/delegation/chain/0/delegate": HELPER }),
  ),
  chain.wider(
    "g9a-chain-other-seal",
    "The last link carries a seal that is not the parent's.",
    put({ "/delegation/chain/0/seal": ROOT.seal }),
  ),
  chain.wider(
    "g9a-chain-second-level-other-order",
    "The links stand with the parent first and the root last, so that the last link names the root.",
    (child) => child.delegation.chain.reverse(),
    { parent: second },
  ),
  chain.within("g9a-chain-second-level", "A child of a child names the root first and its immediate parent last.", asItIs, {
    parent: second,
  }),
  chain.wider(
    "g9a-chain-second-level-skips-the-parent",
    "A child of a child names the root alone, one level deep: its immediate parent is not the one that it names.",
    put({ "/delegation/chain": [ROOT], "/delegation/depth": 1, "/delegation/agents": undefined, "/delegation/max_depth": 1 }),
    { parent: second },
  ),
  chain.wider(
    "g9a-chain-earlier-link-other-grant",
    "The link to the root, before the last, names another Grant than the parent's chain does.",
    put({ "/delegation/chain/0/grant_id": household().grant_id }),
    {
      parent: second,
    },
  ),
  chain.wider(
    "g9a-chain-earlier-link-other-delegate",
    "The link to the root names another delegate than the parent's chain does.",
    put({ "/delegation/chain/0/delegate": HELPER }),
    {
      parent: second,
    },
  ),
  chain.wider(
    "g9a-chain-earlier-link-other-seal",
    "The link to the root carries another seal than the parent's chain does.",
    put({ "/delegation/chain/0/seal": CARRIED.value }),
    {
      parent: second,
    },
  ),
  chain.within("g9a-chain-sealed-parent", "The parent carries a seal, which is no part of what is sealed.", asItIs, {
    parent: put({ "/seal": CARRIED }),
  }),
  chain.wider(
    "g9a-chain-seal-that-the-parent-carries",
    "The link repeats the seal that the parent carries, and that is not the one computed from the parent.",
    put({ "/delegation/chain/0/seal": CARRIED.value }),
    { parent: put({ "/seal": CARRIED }) },
  ),
  chain.within(
    "g9a-chain-older-parent",
    "A parent of version 1.1 is read as one of 1.2 without formations.",
    put({ "/poa_version": "1.2" }),
    {
      parent: put({ "/poa_version": "1.1" }),
    },
  ),
  chain.wider("g9a-chain-no-link", "The child names no parent at all.", put({ "/delegation/chain": [] })),
  chain.wider(
    "g9a-chain-other-issuer",
    "The child's issuer is another than the parent's.",
    put({ "/iss": "https://bot0.ai/power-of-action/" }),
  ),
  chain.wider(
    "g9a-chain-other-principal",
    "The child's principal is another than the parent's, under the same name.",
    put({ "/principal/sub": "urn:bot0:principal:5d0c1f6e-2f7b-4a44-8f3b-1f0c9f3f7a22" }),
  ),
  chain.within(
    "g9a-chain-other-principal-name",
    "A principal's name is metadata: another name of the same subject is no other principal.",
    put({ "/principal/name": "A. Berg" }),
  ),
  chain.wider(
    "g9a-chain-other-purpose",
    "The child's purpose is another than the parent's.",
    put({ "/purpose": "Buy what the house needs and more." }),
  ),
  chain.wider(
    "g9a-chain-purpose-other-case",
    "A purpose that differs in one letter's case is not equal.",
    put({ "/purpose": "Buy what the House needs." }),
  ),
  chain.wider("g9a-chain-same-depth", "The child stands at its parent's own depth.", put({ "/delegation/depth": 0 })),
  chain.wider(
    "g9a-chain-two-levels-deeper",
    "The child stands two levels below its parent.",
    put({
      "/delegation/depth": 2,
      "/delegation/agents": undefined,
      "/delegation/chain": [ROOT, { grant_id: household().grant_id, delegate: household().delegate.sub, seal: "computed" }],
    }),
  ),
  chain.within("g9a-chain-at-max-depth", "A child may stand at the deepest level that its parent allows.", asItIs, {
    parent: put({ "/delegation/max_depth": 1 }),
  }),
  chain.wider("g9a-chain-below-max-depth", "The parent stands at its own deepest level already: it has no child.", asItIs, {
    parent: both(second, put({ "/delegation/max_depth": 1, "/delegation/agents": undefined })),
  }),
  chain.wider("g9a-chain-root-hands-nothing-on", "A root Grant of no levels has no child.", asItIs, {
    parent: put({ "/delegation/max_depth": 0, "/delegation/agents": undefined }),
  }),
  chain.wider(
    "g9a-chain-agent-not-named",
    "The parent names the agents that it may hand work to, and the child's delegate is none of them.",
    asItIs,
    {
      to: "agent:stranger",
    },
  ),
  chain.within("g9a-chain-any-agent", "A parent that names no agents may hand work to any.", asItIs, {
    to: "agent:stranger",
    parent: put({ "/delegation/agents": undefined }),
  }),
  ...["person:bert", "system:runner"].map((to) =>
    chain.wider(
      `g9a-chain-any-agent-is-not-${to.replace(":", "-")}`,
      `A parent that names no agents may hand work to any agent, and ${to} is none.`,
      asItIs,
      {
        to,
        parent: put({ "/delegation/agents": undefined }),
      },
    ),
  ),
  chain.wider("g9a-chain-agent-other-case", "Agents are compared by exact string: agent:Helper is not agent:helper.", asItIs, {
    to: "agent:Helper",
  }),
  chain.wider(
    "g9a-chain-agent-named-by-the-child",
    "The child names its delegate among its own agents; only the parent's list counts.",
    put({ "/delegation/agents": [HELPER] }),
    { to: "agent:stranger" },
  ),

  validity.within("g9a-validity-equal", "The child holds from the same second to the same second.", asItIs),
  validity.within(
    "g9a-validity-shorter",
    "The child starts a second later and ends a second earlier.",
    put({ "/validity/not_before": "2027-01-01T00:00:01Z", "/validity/expires": "2027-12-31T23:59:59Z" }),
  ),
  validity.wider(
    "g9a-validity-earlier",
    "The child starts one second before its parent.",
    put({ "/validity/not_before": "2026-12-31T23:59:59Z" }),
  ),
  validity.wider("g9a-validity-later", "The child ends one second after its parent.", put({ "/validity/expires": "2028-01-01T00:00:01Z" })),
  validity.within(
    "g9a-validity-issued-later",
    "When a child was issued is not when it holds.",
    put({ "/validity/issued_at": "2027-02-01T00:00:00Z" }),
  ),

  delegation.within(
    "g9a-delegation-equal",
    "The child may be handed on as deep as its parent says, to the same agents.",
    put({ "/delegation/agents": [MATE, HELPER] }),
  ),
  delegation.within(
    "g9a-delegation-shallower",
    "The child may not be handed on at all.",
    put({ "/delegation/max_depth": 1, "/delegation/agents": undefined }),
  ),
  delegation.wider(
    "g9a-delegation-deeper",
    "The child may be handed on one level deeper than its parent allows.",
    put({ "/delegation/max_depth": 3 }),
  ),
  delegation.within("g9a-delegation-fewer-agents", "The child names fewer agents.", put({ "/delegation/agents": [MATE] })),
  delegation.wider(
    "g9a-delegation-another-agent",
    "The child names one more agent to hand work to.",
    put({ "/delegation/agents/-": "agent:other" }),
  ),
  delegation.wider(
    "g9a-delegation-any-agent",
    "The child names no agents where its parent does: it could be handed to any.",
    put({ "/delegation/agents": undefined }),
  ),
  delegation.within(
    "g9a-delegation-agents-where-any",
    "The child names agents where its parent allows any.",
    put({ "/delegation/agents": ["agent:other"] }),
    {
      parent: put({ "/delegation/agents": undefined }),
    },
  ),
  delegation.within(
    "g9a-delegation-none-at-the-end",
    "At the deepest level a child names no agents: there is nobody to hand on to.",
    asItIs,
    {
      parent: put({ "/delegation/max_depth": 1 }),
    },
  ),
  delegation.wider(
    "g9a-delegation-agents-at-the-end",
    "At the deepest level a child names agents to hand work to, though it may not hand it on.",
    put({ "/delegation/agents": [HELPER] }),
    { parent: put({ "/delegation/max_depth": 1 }) },
  ),
];

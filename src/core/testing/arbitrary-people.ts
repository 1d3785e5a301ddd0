// Random principals, agents, teams and apps: who takes part in a Grant and what it may work in.
import fc, { type Arbitrary } from "fast-check";
import type { Delegate, Member, Principal, Resource, WorkSystem } from "../schema/grant.gen.ts";
import {
  arbitraryCounterparty,
  arbitraryName,
  arbitraryNames,
  arbitraryText,
  arbitraryTexts,
  arbitraryUuid,
  optional,
} from "./arbitrary-text.ts";

export interface People {
  readonly principal: Principal;
  readonly delegate: Delegate;
  readonly work_system: WorkSystem;
}

/** A principal, the delegate, and as many members as the arrangement has. All names differ; all identifiers differ. */
export function arbitraryPeople(): Arbitrary<People> {
  const shape = fc.constantFrom(
    ["one_agent", 0] as const,
    ["one_agent", 0] as const,
    ["team", 1] as const,
    ["team", 3] as const,
    ["lead_with_specialists", 2] as const,
    ["external_system", 1] as const,
  );
  return shape.chain(([arrangement, count]) =>
    fc
      .record({
        names: arbitraryNames(count + 2),
        uuids: fc.tuple(arbitraryUuid(), arbitraryUuid()),
        delegateForm: fc.constantFrom("urn", "agent"),
        forms: fc.array(fc.constantFrom("agent", "agent", "urn", "system"), { minLength: count, maxLength: count }),
        roles: fc.array(arbitraryName(), { minLength: count + 1, maxLength: count + 1 }),
        platforms: fc.array(optional({ platform: arbitraryName() }), { minLength: count + 1, maxLength: count + 1 }),
        unnamed_agents: fc.constantFrom("nothing" as const, "non_binding" as const, "ask" as const),
      })
      .map(({ names, uuids, delegateForm, forms, roles, platforms, unnamed_agents }) => {
        const described = (i: number) => ({ name: String(names[i + 1]), role: String(roles[i]), ...platforms[i] });
        const actor = (form: string | undefined, i: number) =>
          form === "urn" ? `urn:bot0:agent:00000000-0000-4000-8000-00000000000${i}` : `${form}:member-${i}.k7~q`;
        const members: Member[] = forms.map((form, i) => ({ actor: actor(form, i + 1), ...described(i + 1) }));
        return {
          principal: { sub: `urn:bot0:principal:${uuids[0]}`, name: String(names[0]) },
          delegate: { sub: delegateForm === "urn" ? `urn:bot0:agent:${uuids[1]}` : "agent:lead-x2c4", ...described(0) },
          work_system: { arrangement, members, unnamed_agents },
        };
      }),
  );
}

/** A selected app, before it is known which effects its authorities need. */
export type Selected = Omit<Resource, "effects">;

/** Up to four apps with different ids, each with or without an account, locations and the rest. */
export function arbitrarySelected(): Arbitrary<Selected[]> {
  const one = fc.record(
    {
      id: fc.constantFrom("mail", "files", "shop.main", "crm-2", "0cal", "bank_acct"),
      provider: arbitraryName(),
      label: arbitraryName(),
      account: arbitraryCounterparty(),
      place: arbitraryText(),
      reach: fc.subarray(["read", "write", "delete", "share"] as const, { minLength: 1 }) as Arbitrary<("read" | "write")[]>,
      via: arbitraryText(),
      locations: arbitraryTexts({ minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ["id", "provider", "label"] },
  );
  return fc.uniqueArray(one, { maxLength: 4, selector: (resource) => resource.id });
}

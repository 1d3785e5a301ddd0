// The enforcement modes of §7a: who holds the Grant's rules. The Grant does not record it; every output states it.

export type Enforcement = "advisory" | "commit_boundary" | "provider_native";

export const ENFORCEMENT = {
  advisory: {
    label: "Advisory",
    means: "Nothing checks. The agent is given the rules and asked to follow them.",
  },
  commit_boundary: {
    label: "Verifier at the commit boundary",
    means: "A gate that the agent cannot route around checks each official act before it happens. What does not pass the gate is advisory.",
  },
  provider_native: {
    label: "Provider-native",
    means:
      "The provider's own controls carry part of the Grant: usually approvals and allow-lists, rarely limits, counterparties or settlement.",
  },
} as const satisfies Record<Enforcement, { label: string; means: string }>;

/** Seals the answers as they are now, beside a proposal that is there already. What stops it is settled from Review. */

import { useNavigate } from "@tanstack/react-router";
import { contextFacts } from "../../../platform/secure-context.ts";
import { SealButton } from "../../draft/SealButton.tsx";
import { useDerived } from "../../draft/use-derived.ts";

export function Reseal({ label, onSealed }: { readonly label: string; readonly onSealed: () => void }) {
  const navigate = useNavigate();
  const problems = useDerived()?.blocking.length ?? 0;
  return (
    <SealButton
      label={label}
      problems={problems}
      canDigest={contextFacts().canDigest}
      onBlocked={() => void navigate({ to: "/review" })}
      onSealed={onSealed}
    />
  );
}

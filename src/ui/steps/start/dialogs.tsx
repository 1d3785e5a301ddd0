/** What is asked of one draft in the list: whether it is removed, and what it is called. */

import { useState } from "react";
import type { DraftEntry } from "../../../platform/storage.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { when } from "./use-kept.ts";

export interface RemoveDialogProps {
  readonly draft: DraftEntry | undefined;
  readonly onKeep: () => void;
  readonly onRemove: (id: string) => void;
}

export function RemoveDialog({ draft, onKeep, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={draft !== undefined}
      title="Remove this draft?"
      onClose={onKeep}
      actions={
        <>
          <button type="button" className="btn" onClick={onKeep}>
            Keep it
          </button>
          <button type="button" className="btn" onClick={() => draft && onRemove(draft.id)}>
            Remove it
          </button>
        </>
      }
    >
      <p>
        “<Visible text={draft?.name ?? ""} />”{draft === undefined ? "" : `, last changed on ${when(draft.updated_at)},`} is removed from
        this browser, with the proposals sealed from it. Files you downloaded stay yours.
      </p>
    </Dialog>
  );
}

export interface RenameDialogProps {
  readonly draft: DraftEntry | undefined;
  readonly onKeep: () => void;
  readonly onRename: (id: string, name: string) => void;
}

const FORM = "rename-form";
/** As long as a name that the program makes itself may be. */
const LONGEST = 200;

export function RenameDialog({ draft, onKeep, onRename }: RenameDialogProps) {
  const [error, setError] = useState<string>();
  const keep = (): void => {
    setError(undefined);
    onKeep();
  };
  return (
    <Dialog
      open={draft !== undefined}
      title="Name this draft"
      onClose={keep}
      actions={
        <>
          <button type="submit" form={FORM} className="btn btn--main">
            Use this name
          </button>
          <button type="button" className="btn" onClick={keep}>
            Leave it as it is
          </button>
        </>
      }
    >
      {draft === undefined ? null : (
        <form
          id={FORM}
          key={draft.id}
          onSubmit={(event) => {
            event.preventDefault();
            const name = new FormData(event.currentTarget).get("name");
            if (typeof name !== "string" || name.trim() === "") return setError("Type a name, so that the draft can be found again.");
            setError(undefined);
            onRename(draft.id, name.trim());
          }}
        >
          <TextField
            label="Name"
            name="name"
            help="Only you see it. A name that another draft has gets a number."
            defaultValue={draft.name}
            maxLength={LONGEST}
            error={error}
          />
        </form>
      )}
    </Dialog>
  );
}

/** A question that must be answered before going on, in the browser's own dialog: it keeps the focus inside and gives it back. Escape is "no". */

import { type ReactNode, useEffect, useId, useRef } from "react";

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called when the person leaves without deciding (Escape), and by no button of itself. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons; the first one that does no harm should come first: it has the focus. */
  readonly actions: ReactNode;
}

export function Dialog({ open, title, onClose, children, actions }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && box.current?.open === false) box.current.showModal();
    if (!open && box.current?.open === true) box.current.close();
  }, [open]);
  return (
    <dialog
      className="dialog"
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-text">{children}</div>
      <div className="btn-row">{actions}</div>
    </dialog>
  );
}

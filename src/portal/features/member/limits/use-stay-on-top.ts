import { type RefObject, useEffect } from 'react';

/** Keeps the dialog around `content` above dialogs that open later. */
export function useStayOnTop(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A modal dialog that opens takes the focus.
    const onFocus = ({ target }: FocusEvent) => {
      const dialog = content.current?.closest('dialog');
      if (!dialog?.open || (target instanceof Node && dialog.contains(target))) return;
      dialog.close();
      dialog.showModal();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [content]);
}

import { type DialogHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';

type DialogWiring = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly props: DialogHTMLAttributes<HTMLDialogElement>;
};

/**
 * Opens a native modal dialog while its component is mounted. Esc or a press outside asks to close it, where `onClose`
 * is given. The platform traps focus and returns it on unmount.
 */
export function useDialog(onClose: (() => void) | undefined): DialogWiring {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    holdPage();
    dialog?.showModal();
    // Names the first focus, where it is not the first control. React does not write the attribute for it.
    const first = ['[data-focus-first]', '[role="tab"][aria-selected="true"]'].map((which) =>
      dialog?.querySelector<HTMLElement>(which),
    );
    first.find(Boolean)?.focus();
    focusChosen(dialog);
    return () => {
      dialog?.close();
      releasePage();
      dropRestOfClick();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const props: DialogHTMLAttributes<HTMLDialogElement> = {
    onCancel(event) {
      // A file input inside sends `cancel` too.
      if (event.target !== ref.current) return;
      // Of two Esc without a press between them the second cannot be prevented: the platform closes it and says so.
      if (!event.cancelable) return;
      event.preventDefault();
      onClose?.();
    },
    onClose(event) {
      // Closed by the platform itself (not every Esc can be prevented), not by our unmount.
      if (event.target !== ref.current || ref.current.open) return;
      if (onClose) onClose();
      else ref.current.showModal();
    },
    onPointerDown(event) {
      pressedOutside.current = event.target === ref.current;
    },
    onClick(event) {
      // The backdrop counts as the dialog element; its content fills it. A drag that began inside does not close.
      if (pressedOutside.current && event.target === ref.current) onClose?.();
    },
  };
  return { ref, props };
}

/** Of a double click that closed a dialog, the second half would press what lies under it. */
function dropRestOfClick(): void {
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) {
      window.removeEventListener('click', onClick, true);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, true);
}

/** The platform begins with the first of some radio buttons, also where another is chosen. */
function focusChosen(dialog: HTMLDialogElement | null): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || focused.type !== 'radio' || focused.checked) return;
  const group = [...(dialog?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
  group.find(({ name, checked }) => name === focused.name && checked)?.focus();
}

/** Prevents the page from scrolling under a modal, and stores the width of its hidden scroll bar. */
function holdPage(): void {
  const root = document.documentElement;
  if (root.dataset['modal'] !== undefined) return;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset['modal'] = '';
}

/** Lets the page scroll again when the last modal has gone. */
function releasePage(): void {
  if (!document.querySelector('dialog[open]')) delete document.documentElement.dataset['modal'];
}

/**
 * jsdom knows neither modal dialogs nor popovers. This gives it as much of both as the components rely on: open state,
 * events, Esc, `popovertarget`. Light dismiss and focus trapping are the browser's and are tested there.
 */
export function installTopLayer(): void {
  // Nothing has a size in jsdom, and so none changes.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Test files that share a page share this too.
  if ('showPopover' in HTMLElement.prototype) return;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('input, button, a[href]')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      togglePopover(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      togglePopover(this, 'closed');
    },
  });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

function togglePopover(element: HTMLElement, newState: 'open' | 'closed'): void {
  const oldState = element.dataset['popoverState'] ?? 'closed';
  if (oldState === newState) return;
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { oldState, newState }));
  element.dataset['popoverState'] = newState;
  // jsdom's own style sheet hides every popover.
  element.style.display = newState === 'open' ? 'block' : '';
  // Browsers tell it in a task of its own.
  setTimeout(() => element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })));
}

function onClick(event: Event): void {
  const invoker = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const panel = document.getElementById(invoker?.getAttribute('popovertarget') ?? '');
  if (panel) togglePopover(panel, panel.dataset['popoverState'] === 'open' ? 'closed' : 'open');
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]')) togglePopover(panel, 'closed');
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

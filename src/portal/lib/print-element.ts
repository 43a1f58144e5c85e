/** Prints only an element, in the light theme. `theme/print.css` hides everything else. */
export function printElement(element: HTMLElement): void {
  const putBack = mark(element);
  window.addEventListener('afterprint', putBack, { once: true });
  window.print();
}

/** Prepares what the browser's own menu prints: it is in the light theme. Of an open dialog only the content is printed. */
export function preparePrinting(): void {
  // The one slot of the window: of two listeners the second would take the light theme for the visitor's.
  window.onbeforeprint = () => {
    if (document.querySelector('[data-printing]')) return;
    const putBack = [light(document.documentElement), ...shownLast().map(mark)];
    const end = () => {
      for (const put of putBack) put();
    };
    window.addEventListener('afterprint', end, { once: true });
  };
}

/** The content of the dialog on top, if any. A frame with a menu names the part beside it. */
function shownLast(): readonly HTMLElement[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const content = dialog?.querySelector('[data-paper]') ?? dialog?.firstElementChild;
  return content instanceof HTMLElement ? [content] : [];
}

/** Marks an element as the printed one, and returns the function that ends it. */
function mark(element: HTMLElement): () => void {
  element.dataset['printing'] = 'true';
  const putBack = light(element);
  return () => {
    delete element.dataset['printing'];
    putBack();
  };
}

/** Shows an element in the light theme, and returns the function that ends it. */
function light(element: HTMLElement): () => void {
  const { theme } = element.dataset;
  element.dataset['theme'] = 'light';
  return () => {
    if (theme === undefined) delete element.dataset['theme'];
    else element.dataset['theme'] = theme;
  };
}

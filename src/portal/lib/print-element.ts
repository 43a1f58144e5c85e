/** Prints only an element, in the light theme. The print styles hide everything else. */
export function printElement(element: HTMLElement): void {
  const { theme } = element.dataset;
  element.dataset['printing'] = 'true';
  element.dataset['theme'] = 'light';
  const putBack = () => {
    delete element.dataset['printing'];
    if (theme === undefined) delete element.dataset['theme'];
    else element.dataset['theme'] = theme;
  };
  window.addEventListener('afterprint', putBack, { once: true });
  window.print();
}

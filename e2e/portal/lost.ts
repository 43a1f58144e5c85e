/** Unreadable parts of the page: a page wider than the window, and cut-off words of controls and headings. */
export function findLost(): string[] {
  const lost: string[] = [];
  /** The text position of an element, except for texts with an ellipsis and for screen readers. */
  const wordsOf = (element: HTMLElement): DOMRect[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places: DOMRect[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('.sr-only, .truncate')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      places.push(...range.getClientRects());
    }
    return places;
  };
  const apart = '.sr-only, [inert], article, [role=group][aria-roledescription]';
  const root = document.documentElement;
  // Content behind a modal is inert and may move there.
  const scope = document.querySelector('dialog:modal') ?? document;
  if (root.scrollWidth > root.clientWidth) lost.push(`the page is ${root.scrollWidth} wide`);
  for (const element of scope.querySelectorAll<HTMLElement>('button, a, h1, h2, label, [role=tab]')) {
    const style = getComputedStyle(element);
    // Ellipses and screen reader texts are cut on purpose. Named art is no text; slides wait outside.
    if (!element.innerText?.trim() || element.closest(apart)) continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    const box = element.getBoundingClientRect();
    const clips =
      style.overflowX !== 'visible' &&
      wordsOf(element).some(({ left, right }) => right > box.right + 1 || left < box.left - 1);
    const scrolls = element.closest('[class*="overflow-x-auto"]') !== null;
    const outside = box.width > 0 && !scrolls && (box.right > root.clientWidth + 1 || box.left < -1);
    if (clips || outside) lost.push(`${element.tagName} ${element.innerText.slice(0, 40)}`);
  }
  return lost;
}

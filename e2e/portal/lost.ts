/** What cannot be read, told in the page: a page wider than the window, and words of controls and headings that are cut off. */
export function findLost(): string[] {
  const lost: string[] = [];
  /** Where the words of an element stand, but for those that end in dots or are told to the ears only. */
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
  // What lies behind a modal is out of reach, and moves there.
  const scope = document.querySelector('dialog:modal') ?? document;
  if (root.scrollWidth > root.clientWidth) lost.push(`the page is ${root.scrollWidth} wide`);
  for (const element of scope.querySelectorAll<HTMLElement>('button, a, h1, h2, label, [role=tab]')) {
    const style = getComputedStyle(element);
    // What ends in dots or is told to the ears only is not lost by accident; art that is named beside it is no text, and
    // slides wait outside until it is their turn.
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

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
  const scope = document.querySelector('dialog:modal') ?? root;
  // A dialog that hides what is beyond it scrolls nowhere; its controls are looked at one by one.
  const scrolls = getComputedStyle(scope).overflowX !== 'hidden';
  if (scrolls && scope.scrollWidth > scope.clientWidth) lost.push(`the page is ${scope.scrollWidth} wide`);
  for (const element of scope.querySelectorAll<HTMLElement>('button, a, h1, h2, label, [role=tab]')) {
    const style = getComputedStyle(element);
    // Ellipses and screen reader texts are cut on purpose. Named art is no text; slides wait outside.
    if (!element.innerText?.trim() || element.closest(apart)) continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    const box = element.getBoundingClientRect();
    const clips =
      style.overflowX !== 'visible' &&
      wordsOf(element).some(({ left, right }) => right > box.right + 1 || left < box.left - 1);
    const isScrolled = element.closest('[class*="overflow-x-auto"]') !== null;
    const outside = box.width > 0 && !isScrolled && (box.right > root.clientWidth + 1 || box.left < -1);
    if (clips || outside) lost.push(`${element.tagName} ${element.innerText.slice(0, 40)}`);
  }
  return lost;
}

/** Doubles the size of all texts for a moment, as browsers do, and returns those that are cut off then. */
export function findCutAtDoubleSize(part: Element): string[] {
  const elements = [...part.querySelectorAll<HTMLElement>('*')].filter((element) => element.style !== undefined);
  const before = elements.map((element) => element.style.cssText);
  const styles = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return [Number.parseFloat(fontSize) * 2, Number.parseFloat(lineHeight) * 2] as const;
  });
  elements.forEach((element, place) => {
    const [size, line] = styles[place] ?? [];
    element.style.fontSize = `${size}px`;
    if (line) element.style.lineHeight = `${line}px`;
  });
  const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  // Absolute boxes leave the ancestors between them and the one that they are placed in; fixed ones leave all.
  const above = (element: HTMLElement) => {
    const { position } = getComputedStyle(element);
    if (position === 'fixed') return null;
    return position === 'absolute' ? (element.offsetParent as HTMLElement | null) : element.parentElement;
  };
  /** Whether some ancestor cuts off a part of the text that no scrolling brings back. */
  const isCut = (text: DOMRect, parent: HTMLElement) => {
    let { left, right, top, bottom } = text;
    let isLost = false;
    for (let box: HTMLElement | null = parent; box && part.contains(box); box = above(box)) {
      const { overflowX, overflowY, display, textOverflow, webkitLineClamp } = getComputedStyle(box);
      // Inline boxes neither clip nor scroll.
      if (display === 'inline' || display === 'contents') continue;
      const outer = box.getBoundingClientRect();
      const [startX, startY] = [outer.left + box.clientLeft, outer.top + box.clientTop];
      const [endX, endY] = [startX + box.clientWidth, startY + box.clientHeight];
      // What only screen readers are told, and parts that are folded away.
      if (isClipped(overflowX) && (box.clientWidth <= 1 || box.clientHeight <= 1)) return false;
      const isShortened = textOverflow === 'ellipsis' && box.closest('[title]') !== null;
      if (isClipped(overflowX) && !isShortened) isLost ||= left < startX - 1 || right > endX + 1;
      // The box of a line is higher than its letters, which take seven tenths of the size.
      const spare = (text.height * 3) / 20;
      // The beginning of a text that another page has whole.
      const isBeginning = webkitLineClamp !== 'none';
      if (isClipped(overflowY) && !isBeginning) isLost ||= top < startY - spare || bottom > endY + spare;
      if (isScrolled(overflowX)) [left, right] = [startX, endX];
      if (isScrolled(overflowY)) [top, bottom] = [startY, endY];
    }
    return isLost;
  };
  const lost: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: parent, textContent } = node;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Boxes that are lower than their letters have others drawn over them.
    const { width, height } = parent.getBoundingClientRect();
    const isLow = width > 1 && height < Number.parseFloat(getComputedStyle(parent).fontSize) * 0.9;
    if (isLow || [...range.getClientRects()].some((text) => isCut(text, parent))) lost.push(textContent);
  }
  elements.forEach((element, place) => {
    element.style.cssText = before[place] ?? '';
  });
  return lost;
}

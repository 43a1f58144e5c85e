/** The terms of the description lists in an element, each with its value, as a visitor reads them. */
export function factsOf(within: Element | null): readonly (readonly [string, string])[] {
  return [...(within?.querySelectorAll('dt') ?? [])].map(
    (term) => [textOf(term), textOf(term.nextElementSibling)] as const,
  );
}

/** The rows of a table with its head and foot, each as the texts of its cells. */
export function rowsOf(table: Element): readonly (readonly string[])[] {
  return [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map(textOf));
}

/** The texts of the items of a list. */
export function itemsOf(list: Element): readonly string[] {
  return [...list.querySelectorAll(':scope > li')].map(textOf);
}

/** The rows of the table around an element. */
export function rowsAround(element: Element) {
  return rowsOf(around(element, 'table'));
}

/** The list around an element on a phone: of each card its head and labelled values, and below them the totals. */
export function cardsAround(element: Element) {
  const list = around(element, 'ul');
  return {
    cards: [...list.children].map((card) => [textOf(card.firstElementChild), ...factsOf(card)]),
    totals: factsOf(list.nextElementSibling),
  };
}

function around(element: Element, selector: string): Element {
  const found = element.closest(selector);
  if (found === null) throw new Error(`the element stands in no ${selector}`);
  return found;
}

/** The selects in an element, each as its label and its options. */
export function choicesOf(within: Element): readonly (readonly string[])[] {
  return [...within.querySelectorAll('label:has(select)')].map((label) => [
    (label.firstChild?.textContent ?? '').trim(),
    ...[...label.querySelectorAll('option')].map(textOf),
  ]);
}

/** A text as it is read, where the space of a number or a date is like any other. */
function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

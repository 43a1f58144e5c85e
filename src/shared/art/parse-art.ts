const BANNED = ['parsererror', 'script', 'filter', 'image', 'foreignObject', 'style', 'a'];

/**
 * Test helper: parses a picture strictly as XML and throws when it breaks a rule that holds for all of them.
 * Needs a DOM.
 */
export function parseArt(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') {
    throw new Error(`not an SVG: ${root.textContent}`);
  }
  const elements = [root, ...root.querySelectorAll('*')];
  const banned = elements.find((element) => BANNED.includes(element.localName));
  if (banned) throw new Error(`must not hold <${banned.localName}>`);
  const ids = new Set(elements.map((element) => element.id));
  const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id ?? '');
  const dangling = used.find((id) => !ids.has(id));
  if (dangling !== undefined) throw new Error(`nothing has the id ${dangling}`);
  const slip = /NaN|undefined|Infinity|\[object/.exec(svg);
  if (slip) throw new Error(`holds ${slip[0]}`);
  return root;
}

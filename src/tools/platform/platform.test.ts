import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { buildTargets, compatData, lackingAt } from './support.ts';

const root = join(import.meta.dirname, '../../..');
const data = compatData();
const script = scriptFeatures(data, lackingAt(root));
const style = styleFeatures(data, lackingAt(root));
const names = (uses: ReturnType<typeof script>) => uses.map(({ feature }) => feature);

test('the build is made for the browsers that package.json declares', () => {
  const targets = buildTargets(root);
  expect(targets).toEqual(expect.arrayContaining(['chrome109', 'edge109', 'safari16.4', 'ios16.4']));
  expect(targets.find((target) => target.startsWith('firefox'))).toMatch(/^firefox\d+$/);
});

test.each([
  ['Map.groupBy(a, b)', 'Map.groupBy'],
  ['const p = Promise.withResolvers()', 'Promise.withResolvers'],
  ['URL.parse(a)?.href', 'URL.parse'],
  ['fetch(u, { signal: AbortSignal.any([a, b]) })', 'AbortSignal.any'],
  ['a.b.toSorted()', '.toSorted()'],
  ['panel?.showPopover()', '.showPopover()'],
  ['requestIdleCallback(f)', 'requestIdleCallback'],
  ['new Intl.DurationFormat("vi")', 'Intl.DurationFormat'],
  ['new URLPattern("/a")', 'URLPattern'],
  ['x("div", { popover: "auto" })', '<popover>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
  ['const c = `oklch(${l} 0.1 20)`', 'oklch()'],
  ['/[\\p{L}--[a-z]]/v.test(a)', 'RegExp /v'],
])('%s is found in a script', (code, feature) => {
  expect(names(script(code))).toContain(feature);
});

test('what all browsers of the floor have is not found in a script, nor a feature test of what they lack', () => {
  const code = `JSON.parse(a); a.at(-1); a.map(b).findLast(c); structuredClone(d); new ResizeObserver(e).observe(f);
    AbortSignal.timeout(9); crypto.subtle.digest(g, h); 'popover' in HTMLElement.prototype; i.groupBy; /(?<=a)b/u.test(j)`;
  expect(names(script(code))).toEqual([]);
});

test.each([
  ['a { field-sizing: content }', 'field-sizing'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { width: 1px; width: max(1px, var(--w)); color: red; color: oklch(50% 0 0 / var(--o)) }', 'oklch()'],
  ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
  ['a { b { color: red } }', 'nesting'],
  ['a:popover-open { color: red }', ':popover-open'],
  ['@starting-style { a { color: red } }', '@starting-style'],
  ['a { height: 3rcap }', '1rcap'],
])('%s is found in a style sheet', (code, feature) => {
  expect(names(style(code))).toContain(feature);
});

test('what all browsers of the floor have is not found in a style sheet, nor what has a fallback', () => {
  const code = `@media (width >= 64rem) { a:has(> b) { height: 100dvh; inset: 0; translate: 0 1lh } }
    @supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue) } }
    a { color: #12e3d4; color: oklch(50% 0 0); -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px) }
    .d\\:scope { background: url(a:popover-open.svg) }`;
  expect(names(style(code))).toEqual([]);
});

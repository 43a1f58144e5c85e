// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseArt } from './parse-art.ts';

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

test('a picture that keeps the rules is parsed', () => {
  const root = parseArt(svg('<linearGradient id="a"/><rect fill="url(#a)"/>'));
  expect([root.localName, root.children.length]).toEqual(['svg', 2]);
});

test.each(['script', 'filter', 'image', 'foreignObject', 'style', 'a'])('an element <%s> is refused', (name) => {
  expect(() => parseArt(svg(`<g><${name}/></g>`))).toThrow(`must not hold <${name}>`);
});

test.each([
  ['text without markup', 'picture', 'not an SVG'],
  ['another element', '<html xmlns="http://www.w3.org/2000/svg"/>', 'not an SVG'],
  ['no namespace', '<svg/>', 'not an SVG'],
  ['an open element', svg('<g>'), 'not an SVG'],
  ['a fill that is nowhere', svg('<rect id="a" fill="url(#a)" stroke="url(#bc)"/>'), 'nothing has the id bc'],
  ['a number that is none', svg('<rect x="NaN"/>'), 'holds NaN'],
  ['a value that is none', svg('<rect fill="undefined"/>'), 'holds undefined'],
])('a picture with %s is refused', (_, text, message) => {
  expect(() => parseArt(text)).toThrow(message);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanHtml, escapeHtml } from './html.ts';

/** What a browser makes of HTML. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Its elements with their attributes, without its text. */
function elementsOf(html: string): readonly string[] {
  return [...bodyOf(html).querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
  );
}

test.each([
  ['<scr<script>x</script>ipt>steal()</scr</script>ipt>', []],
  ['<<script>steal()//<</script>', []],
  ['<noscript><p title="</noscript><img src=x onerror=steal()>">', ['p']],
  ['<!--><img src=x onerror=steal()>-->', ['img src=x']],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">',
    ['img', 'table'],
  ],
  ['<textarea></textarea><img src=x onerror=steal()>', ['img src=x']],
  ['<title><img src=x onerror=steal()></title>', []],
  ['<xmp><p title="</xmp><img src=x onerror=steal()>">', ['img src=x']],
  ['<img src="/a.png" alt=\'" onerror="steal()\'>', ['img src=/a.png alt=" onerror="steal()']],
  ['<a href="https://a.example/&quot; onclick=&quot;steal()">Go</a>', ['a href=https://a.example/" onclick="steal()']],
  ['<plaintext><img src=x onerror=steal()>', []],
])('NOTICE-06 a browser makes nothing active of what is left of %s', (html, expected) => {
  expect(elementsOf(cleanHtml(html))).toEqual(expected);
});

test.each(['<script>steal()</script>', '&lt;b&gt;', '" onclick="steal()', '&amp;&#60;', "Vũ 😀 isn't 1 < 2 > 0"])(
  'a browser reads %s again as it was, in a text and in an attribute, before and after cleaning',
  (words) => {
    const escaped = `<p>${escapeHtml(words)}</p><img alt="${escapeHtml(words)}">`;
    for (const html of [escaped, cleanHtml(escaped)]) {
      expect(elementsOf(html)).toEqual(['p', `img alt=${words}`]);
      expect(bodyOf(html).textContent).toBe(words);
    }
  },
);

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanRichText, insidePath } from './rich-text.tsx';

const cleaned = (html: string, rules: Partial<Parameters<typeof cleanRichText>[1]> = {}) => {
  const frame = document.createElement('div');
  frame.append(cleanRichText(html, { under: 1, imageHosts: [], ...rules }));
  return frame.innerHTML;
};

describe('a formatted text of the server', () => {
  test.each([
    ['<p onclick="steal()">Hi<script>steal()</script></p>', '<p>Hi</p>'],
    ['<img src="/a.png" onerror="steal()" alt="A">', '<img src="/a.png" alt="A" loading="lazy">'],
    ['<svg><script>steal()</script></svg><math><mi//xlink:href="data:x,<script>steal()</script>">', ''],
    ['<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">', ''],
    ['<form action="https://evil.example"><input name="password"><button>Go</button></form>', 'Go'],
    ['<style>body{display:none}</style><p style="position:fixed" class="x" id="root">Over</p>', '<p>Over</p>'],
    ['<p data-modal="x" aria-hidden="true">Said</p>', '<p>Said</p>'],
    ['<p><b>Open <i>tags', '<p><b>Open <i>tags</i></b></p>'],
  ])('NOTICE-06 keeps the text and removes everything active: %s', (html, expected) => {
    expect(cleaned(html)).toBe(expected);
  });

  test.each([
    'javascript:steal()',
    'JaVa\tScript:steal()',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'http://evil.example',
    '/\\evil.example',
    'nowhere',
    '',
  ])('NOTICE-06 replaces an unsafe link by its text: %j', (href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = 'go';
    expect(cleaned(`<p>Please ${link.outerHTML} there</p>`)).toBe('<p>Please go there</p>');
  });

  test('NOTICE-06 an external link opens a window without access to this page, whatever its attributes', () => {
    const expected = '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">go</a>';
    expect(cleaned('<a href="https://a.example" target="_top" rel="opener">go</a>')).toBe(expected);
    expect(cleaned('<a href="/help#terms" target="_blank">go</a>')).toBe('<a href="/help#terms">go</a>');
    expect(cleaned('<a href="mailto:a@b.example">go</a>')).toBe('<a href="mailto:a@b.example">go</a>');
  });

  test('an external picture becomes its description, unless the site has pictures on that host', () => {
    const html = '<img src="https://cdn.example/a.png" alt="The balls" width="1e9" height="200">';
    expect(cleaned(html)).toBe('The balls');
    expect(cleaned(html, { imageHosts: ['https://cdn.example/x', 'nonsense'] })).toBe(
      '<img src="https://cdn.example/a.png" alt="The balls" height="200" loading="lazy">',
    );
    expect(cleaned('<img src="//cdn.example/a.png">')).toBe('');
    expect(cleaned('<img src="data:image/svg+xml,x" alt="Drawn">')).toBe('Drawn');
  });

  test('its headings start below the heading above it', () => {
    expect(cleaned('<h2>A</h2><h3>B</h3>')).toBe('<h2>A</h2><h3>B</h3>');
    expect(cleaned('<h1>O</h1><h2>A</h2><h6>B</h6>', { under: 3 })).toBe('<h4>O</h4><h4>A</h4><h6>B</h6>');
    expect(cleaned('<h1>O</h1><h5>A</h5>')).toBe('<h2>O</h2><h5>A</h5>');
  });

  test('NOTICE-06 nothing is lost of what the server keeps', () => {
    const html = [
      '<div><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6></div><hr><ul><li>One</li></ul><ol><li>Two<br>lines</li></ol>',
      '<p><strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s><small>g</small></p><blockquote>Said</blockquote>',
      '<img src="/a.png" alt="A" width="20" height="10" loading="lazy"><a href="/help">e</a>',
    ].join('');
    expect(cleaned(html)).toBe(html);
  });

  test('a wide table scrolls by itself', () => {
    const table = '<table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>';
    expect(cleaned(table)).toBe(`<div data-scroll="">${table}</div>`);
  });
});

test('insidePath accepts paths within the site, but not addresses that resemble them', () => {
  expect(
    ['/help', '#terms', '/', '//evil.example', '/\\evil.example', 'https://a.example', ''].map(insidePath),
  ).toEqual(['/help', '#terms', '/', undefined, undefined, undefined, undefined]);
});

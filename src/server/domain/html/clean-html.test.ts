import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['<script>alert(1)</script><p onclick="go()" style="color:red">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:go()">Go</a>', '<a>Go</a>'],
  ['<a href="//evil.example">Go</a>', '<a>Go</a>'],
  ['<a href="http://bank.example">Go</a>', '<a>Go</a>'],
  ['<a href="https://bank.example" rel="me" target="_self">Go</a>', '<a href="https://bank.example">Go</a>'],
  ['<a href="/help" target="_blank">Go</a>', '<a href="/help" target="_blank" rel="noopener noreferrer">Go</a>'],
  ['<a name="top">Go</a>', '<a>Go</a>'],
  [
    '<iframe src="https://evil.example"></iframe><img src="/a.png" alt="A" onerror="go()">',
    '<img src="/a.png" alt="A" />',
  ],
])('of %s is left %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test("a person's words stay words in a message", () => {
  expect(escapeHtml('<b a="1">R&D</b>')).toBe('&lt;b a=&quot;1&quot;&gt;R&amp;D&lt;/b&gt;');
});

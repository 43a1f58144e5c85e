import { describe, expect, test } from 'vitest';
import { cleanHtml, escapeHtml, firstWords, textOf } from './html.ts';

test.each([
  ['<script>alert(1)</script><p onclick="go()" style="color:red">Hi</p>', '<p>Hi</p>'],
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

describe('cleaning HTML', () => {
  test('NOTICE-06 keeps what formats a text, as it is', () => {
    const html = [
      '<div><h1>0</h1><h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6></div><hr /><ul><li>One</li></ul><ol><li>Two<br />lines</li></ol>',
      '<p><strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s><small>g</small></p><blockquote>Said</blockquote>',
      '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '<img src="/a.png" alt="A &quot;B&quot;" width="20" height="10" /><img src="https://cdn.example/b.png" />',
      '<a href="https://a.example/?a=1&amp;b=2">a</a><a href="mailto:a@b.example">b</a><a href="tel:1900">c</a>',
      '<a href="#terms">d</a><a href="/help">e</a> Cược “Vũ” 😀 1 &lt; 2 &amp;&amp; 3 &gt; 2',
    ].join('');
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml(cleanHtml(html))).toBe(html);
  });

  test.each([
    ['scripts in capitals', '<SCRIPT>steal()</SCRIPT>a', 'a'],
    ['a script without an end', 'a<script>steal()', 'a'],
    ['a script in a drawing', '<svg onload="steal()"><script>steal()</script><p>a</p></svg>', '<p>a</p>'],
    ['styles', '<style>body{display:none}</style>a', 'a'],
    ['what a comment hides', 'a<!-- <script>steal()</script> --><!--[if IE]><b>x</b><![endif]-->', 'a'],
    ['fields of forms', '<form action="/x"><input name="a"><textarea>b</textarea><button>Go</button></form>', 'Go'],
    ['other documents', '<object data="x"></object><embed src="x"><iframe srcdoc="<b>x</b>"></iframe>a', 'a'],
    [
      'what changes the page',
      '<base href="//evil.example"><meta http-equiv="refresh" content="0"><link href="x">a',
      'a',
    ],
    ['names, styles and data', '<p id="root" class="x" style="top:0" data-a="1" aria-hidden="true">a</p>', '<p>a</p>'],
    ['handlers in any spelling', "<p ONCLICK=steal() onmouseover='steal()'/onfocus=steal()>a</p>", '<p>a</p>'],
    ['names of parts', '<section><span>One</span> <font color="red">two</font></section>', 'One two'],
    ['other sources of a picture', '<img src="/a.png" srcset="//evil.example 1x">', '<img src="/a.png" />'],
  ])('NOTICE-06 takes out %s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  test.each([
    'javascript:steal()',
    'JaVaScRiPt:steal()',
    ' javascript:steal()',
    'java\tscript:steal()',
    'java\nscript:steal()',
    '\u0001javascript:steal()',
    '&#106;avascript:steal()',
    'javascript&colon;steal()',
    'java&Tab;script:steal()',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'http://evil.example',
    'HTTP://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
  ])('NOTICE-06 takes the address %j out of links and pictures', (address) => {
    expect(cleanHtml(`<a href="${address}">Go</a><img src="${address}">`)).toBe('<a>Go</a><img />');
  });

  test.each([
    ['opened and never closed', '<p>a <strong>b <em>c', '<p>a <strong>b <em>c</em></strong></p>'],
    ['closed in the wrong order', '<p><b>a <i>b</b> c</i></p>', '<p><b>a <i>b</i></b> c</p>'],
    ['closed and never opened', 'a</b></div> b', 'a b'],
    ['inside another mark', '<p <b>a', '<p>a</p>'],
    ['of a single letter', 'a < b > c', 'a &lt; b &gt; c'],
  ])('NOTICE-06 leaves well-formed HTML of marks that are %s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  test('NOTICE-06 words that only look like HTML stay words, however often they are cleaned', () => {
    for (const words of [
      '&lt;script&gt;steal()&lt;/script&gt;',
      '&amp;lt;b&amp;gt;',
      '&lt;img src=x onerror=go()&gt;',
    ]) {
      expect(cleanHtml(words)).toBe(words);
    }
    expect(cleanHtml('&#60;script&#x3e;')).toBe('&lt;script&gt;');
  });
});

test("a person's words stay words in a message", () => {
  expect(escapeHtml('<b a="1">R&D</b>')).toBe('&lt;b a=&quot;1&quot;&gt;R&amp;D&lt;/b&gt;');
});

describe('textOf', () => {
  test('keeps the words, joins parts of a line, and drops the markup', () => {
    const html =
      '<h2>Rules</h2><ul><li>One &lt; two</li><li><strong>A &amp;lt; B</strong>, "so"</li></ul><img src="/a.png" alt="no">';
    expect(textOf(cleanHtml(html))).toBe('Rules One < two A &lt; B, "so"');
  });
});

describe('firstWords', () => {
  test('keeps a short text and ends a long one after a whole word', () => {
    expect(firstWords('Most are paid', 13)).toBe('Most are paid');
    expect(firstWords('Most withdrawals reach you', 20)).toBe('Most withdrawals…');
  });

  test('cuts a word longer than the limit, but never a character', () => {
    expect(firstWords('aaaaaaaaaaaaaaaaaaaaa', 10)).toBe('aaaaaaaaa…');
    expect(firstWords('aaaaaaaa😀aaaa', 10)).toBe('aaaaaaaa…');
  });
});

import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { firstWords, textOf } from './text-of.ts';

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

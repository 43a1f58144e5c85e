import { describe, expect, test } from 'vitest';
import { findAnswer, type HelpArticle, plainText } from './help-answer.ts';

const english: readonly HelpArticle[] = [
  {
    id: 'deposits',
    title: 'How do I deposit?',
    content: '<p>Choose a method, an amount, and pay with the reference.</p>',
  },
  {
    id: 'withdrawals',
    title: 'How long does a withdrawal take?',
    content: '<p>Most reach your account in half an hour.</p>',
  },
  { id: 'turnover', title: 'Turnover explained', content: '<p>A bonus asks for stakes before a withdrawal.</p>' },
  { id: 'bound-accounts', title: 'How do I bind a bank account?', content: '<p>Open the member centre.</p>' },
];
const vietnamese: readonly HelpArticle[] = [
  { id: 'deposits', title: 'Nạp tiền như thế nào?', content: '<p>Chọn cách nạp và số tiền.</p>' },
  { id: 'withdrawals', title: 'Rút tiền mất bao lâu?', content: '<p>Phần lớn lệnh rút về trong nửa giờ.</p>' },
];

describe('the answer of the help content', () => {
  test.each([
    ['When will my withdrawal arrive?', 'withdrawals'],
    ['WITHDRAWL is late', 'withdrawals'],
    ['how to deposit', 'deposits'],
    ['what is turnover', 'turnover'],
    ['I want to bind a second bank account', 'bound-accounts'],
  ])('CHAT-13 %s', (question, id) => {
    expect(findAnswer(question, english)?.id).toBe(id);
  });

  test.each([
    ['rút tiền bao lâu', 'withdrawals'],
    ['RUT TIEN lau qua', 'withdrawals'],
    ['cách nạp tiền', 'deposits'],
  ])("CHAT-13 uses the player's language, with or without accents: %s", (question, id) => {
    expect(findAnswer(question, vietnamese)?.id).toBe(id);
  });

  test.each([
    'hello',
    'ok thank you',
    '?!',
    '',
    'My dragon lost its wings over the purple mountain',
    'x'.repeat(2_000),
  ])('CHAT-13 is empty if no article matches: %j', (question) => {
    expect(findAnswer(question, english)).toBeUndefined();
  });

  test('CHAT-13 is readable text, shortened at the end of a sentence', () => {
    const long = `<h3>Fees &amp; time</h3><ul><li>None.</li></ul><p>${'Payments are looked at by a person. '.repeat(40)}</p>`;
    const answer = findAnswer('fees time', [{ id: 'fees', title: 'Fees and time', content: long }]);
    expect(answer?.text.startsWith('Fees & time\n• None.\nPayments')).toBe(true);
    expect(answer?.text.endsWith('by a person.')).toBe(true);
    expect(answer?.text.length).toBeLessThanOrEqual(600);
  });

  test('CHAT-13 encoded tags do not become tags', () => {
    expect(plainText('<p>a &lt;b&gt; c</p>')).toBe('a <b> c');
  });
});

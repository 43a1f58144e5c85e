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

  test('CHAT-13 a text of 600 characters is whole; without the end of a sentence it is cut between words', () => {
    const answer = (content: string) => findAnswer('fees', [{ id: 'fees', title: 'Fees', content }])?.text;
    expect(answer('a'.repeat(600))).toBe('a'.repeat(600));
    expect(answer(`Soon. ${'word '.repeat(200)}`)).toBe(`Soon. ${'word '.repeat(118).trim()}…`);
  });

  test('CHAT-13 an article without text answers by its title', () => {
    expect(findAnswer('fees', [{ id: 'fees', title: 'Fees', content: '<p></p>' }])?.text).toBe('Fees');
  });

  test('CHAT-13 a rare word decides over one that every article has, and the first of two equal ones answers', () => {
    const about = (id: string, title: string): HelpArticle => ({ id, title, content: '<p>.</p>' });
    const articles = [about('one', 'Money limits'), about('two', 'Money transfers'), about('three', 'Money')];
    expect(findAnswer('money transfers', articles)?.id).toBe('two');
    expect(findAnswer('money', articles)?.id).toBe('one');
  });

  test('CHAT-13 only the first 400 characters and no address are read', () => {
    expect(findAnswer(`${'dragon '.repeat(58)}deposit`, english)).toBeUndefined();
    expect(findAnswer('https://lumo.example/deposit', english)).toBeUndefined();
    expect(findAnswer('deposit https://lumo.example/dragons/wings', english)?.id).toBe('deposits');
  });

  test('CHAT-13 a short word must be exact', () => {
    const articles = [{ id: 'vip', title: 'VIP', content: '<p>Ranks.</p>' }];
    expect(findAnswer('vip', articles)?.id).toBe('vip');
    expect(findAnswer('vis', articles)).toBeUndefined();
  });

  test.each([
    ['<ol><li class="x">One</li><li>Two</li></ol>', '• One\n• Two'],
    ['<h2 id="a">Head</h2><p class="b">One<br/>two</p><hr><blockquote>three</blockquote>', 'Head\nOne\ntwo\nthree'],
    ['<table><tr><td>One</td> <td>two</td></tr></table>', 'One two'],
    ['a \t  b', 'a b'],
    ['&quot;a&quot; &#39;b&#39;&nbsp;&copy;', `"a" 'b' &copy;`],
  ])('CHAT-13 %s is read as lines', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

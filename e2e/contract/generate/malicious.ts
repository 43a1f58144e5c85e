/** Texts that break unprepared programs; JSON can carry all of them. */
export const maliciousTexts: readonly (readonly [what: string, text: string])[] = [
  ['NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['the other half first', '\udc00\ud800'],
  ['a mark that turns the text around', '\u202egnp.exe'],
  ['a family and a flag', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u{1f3f4}\u{e0067}\u{e0062}'],
  ['letters under many marks', `Z${'\u0310\u035a\u0489'.repeat(20)}`],
  ['a byte order mark', '\ufeffabc'],
  ['no characters', '\uffff\ufffe'],
  ['blanks alone', ' \t\u00a0\u3000'],
  ['a capital that grows when it is made small', '\u0130'.repeat(8)],
  ['the end of a statement', `'; select 1; --`],
  ['a template', '{{7*7}}<%= 7 %>#{7}'],
  ['a way up', '../../../../etc/passwd'],
  ['markup', '<svg/onload=alert(1)>'],
  ['a line break for headers', 'a\r\nX-Injected: 1'],
  ['a format', '%s%n%x{0}'],
  ['a name of the prototype', '__proto__'],
  ['a long text', 'x'.repeat(5000)],
  ['what is not a number', 'NaN'],
];

/** Invalid JSON bodies, and valid ones of an unexpected kind. */
export const maliciousBodies: readonly (readonly [what: string, body: string | Uint8Array])[] = [
  ['a huge number', '{"amount":1e999,"value":123456789012345678901234567890}'],
  ['deep nesting', `${'['.repeat(3000)}${']'.repeat(3000)}`],
  ['the same name twice', '{"type":"a","type":"b","id":1,"id":2}'],
  ['a name of the prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['a byte order mark before it', '\ufeff{}'],
  ['null', 'null'],
  ['a text', '"text"'],
];

/** Bodies that are not JSON. */
export const brokenJson: readonly (readonly [what: string, body: string])[] = [
  ['half of an object', '{"a":'],
  ['a comma too many', '{"a":1,}'],
  ['two values', '{} {}'],
  ['single quotes', "{'a':1}"],
];

/** Queries that no form produces. */
export const maliciousQueries: readonly (readonly [what: string, query: string])[] = [
  ['a percent sign alone', 'x=%'],
  ['bytes that are no UTF-8', 'x=%ff%fe'],
  ['NUL', 'x=%00'],
  ['names like lists', 'a[]=1&a[b][c]=2'],
  ['a name of the prototype', '__proto__[admin]=1'],
  ['a long value', `x=${'y'.repeat(6000)}`],
];

/** What people and programs put into fields that were made for something else, by what it is. */
export const malformedTexts: Readonly<Record<string, string>> = {
  nothing: '',
  'a blank': ' ',
  'blanks of other alphabets': '\u00a0\u2003\u3000\u200b\ufeff',
  'a line break': 'player01\r\nX-Admin: 1',
  'one letter': 'a',
  'far too long': 'x'.repeat(5_000),
  'a megabyte': 'x'.repeat(2 ** 20),
  'an emoji of several characters': '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'text from right to left': 'לקוח\u202eplayer01',
  'combining accents': `a${'\u0301'.repeat(200)}`,
  'full-width digits': '０９１２３４５６７８',
  'Arabic digits': '٠٩١٢٣٤٥٦٧٨',
  'a script': '<script>alert(1)</script>',
  'a statement': "'; drop table members; --",
  'a pattern': '%_\\%',
  'a null byte': 'player\u0000 01',
  'half a character': 'player\ud800',
  JSON: '{"$ne":null}',
  'a path': '../../../../etc/passwd',
  'a number that is none': 'NaN',
  'the name of a prototype': '__proto__',
};

/** What is no text at all. */
export const malformedValues: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': -1e308,
  'a truth': true,
  'a list': ['player01', 'player02'],
  'an object': { toString: 'x', length: -1 },
};

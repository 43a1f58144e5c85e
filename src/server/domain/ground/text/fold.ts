/**
 * Normalises a text for search: lower case, no accents, `đ` as `d`. Apostrophes join words, signs and spaces separate
 * them. `Xóc Đĩa` becomes `xoc dia`, `Emperor’s Roofs` becomes `emperors roofs`. The signs are listed, because a
 * Unicode class would make results depend on the server's Unicode version.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/['’ʼ`]/g, '')
    .replace(SIGNS, ' ')
    .trim();
}

const ACCENTS = /[\u0300-\u036f]/g;

/** ASCII and Latin signs, punctuation, symbols, CJK punctuation, forms and specials, emoji, and lone surrogates. */
const SIGNS = new RegExp(
  '[\\0-/:-@\\[-`{-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\ud800-\\udfff' +
    '\\ufe00-\\ufe6f\\uff00-\\uff0f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{effff}]+',
  'gu',
);

/** The words of a search, folded. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** A column as `fold` writes it, apart from the signs between its words. */
export function foldedSql(column: string): string {
  return `lower(translate(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f''’ʼ\`]', '', 'g'), 'Đđ', 'dd'))`;
}

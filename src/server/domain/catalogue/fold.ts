/**
 * A text as search sees it: no case, no accents, `đ` is `d`, an apostrophe joins, everything else that is neither
 * letter nor digit parts. `Xóc Đĩa` becomes `xoc dia`, `Emperor’s Roofs` becomes `emperors roofs`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search, folded. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

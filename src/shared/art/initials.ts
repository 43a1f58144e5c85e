/** Letters and digits of a text, each in its composed form. */
export const lettersOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];

/** The first letters of the first two words of a name, in upper case; empty when the name has no letter or digit. */
export function initials(name: string): string {
  const first = name.split(/\s+/).flatMap((word) => lettersOf(word).slice(0, 1));
  return first.slice(0, 2).join('').toUpperCase();
}

/** Longer than any code or account number with its separators; a longer text is not parsed. */
const LONGEST = 64;

/** The separators of pasted digits: spaces, dashes and invisible marks. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}]/gu;

/** Normalises digits that were typed or pasted in groups: ASCII digits alone. Any other text is only trimmed. */
export function pastedDigits(typed: string): string {
  if (typed.length > LONGEST) return typed.trim();
  const digits = typed.normalize('NFKC').replaceAll(SEPARATORS, '');
  return /^[0-9]+$/.test(digits) ? digits : typed.trim();
}

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

/** Whether a password is one digit repeated, or a row of digits up or down, which goes on over 9 and 0: 777777, 890123. */
export function isDigitRow(password: string): boolean {
  if (!/^[0-9]{2,}$/.test(password)) return false;
  const digits = Array.from(password, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? digit) + 10) % 10));
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === 9);
}

/**
 * Whether a password is a day as people write it in digits: with the year of two digits or of four, first, last, and with
 * day or month before it. The day is `yyyy-MM-dd`.
 */
export function spellsDay(password: string, isoDay: string): boolean {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return [year, year.slice(-2)].some((written) =>
    [`${day}${month}${written}`, `${month}${day}${written}`, `${written}${month}${day}`].includes(password),
  );
}

/** The separators that people write or paste in numbers: spaces, dashes, dots, brackets, invisible marks. */
const NUMBER_SEPARATORS = /[\s\p{Zs}\p{Cf}\p{Pd}\p{Ps}\p{Pe}./·]/gu;

/**
 * Normalises a phone number: ASCII digits, after a `+` where the text has a country code, also one written with `00`.
 * Undefined for any other text.
 */
export function dialledNumber(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const dialled = typed
    .normalize('NFKC')
    .replaceAll(NUMBER_SEPARATORS, '')
    // The address of a link to a number.
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+');
  return /^\+?[0-9]+$/.test(dialled) ? dialled : undefined;
}

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

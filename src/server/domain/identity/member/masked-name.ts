/** Masks a nickname for others: long ones keep the first and last two letters, shorter ones fewer. */
export function maskedName(nickname: string): string {
  const letters = [...nickname.normalize('NFC').trim()];
  const shown = letters.length >= 6 ? 2 : letters.length >= 4 ? 1 : 0;
  const begin = letters.slice(0, Math.max(shown, letters.length > 1 ? 1 : 0));
  return `${begin.join('')}***${shown === 0 ? '' : letters.slice(-shown).join('')}`;
}

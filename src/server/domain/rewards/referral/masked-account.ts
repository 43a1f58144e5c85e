/** Masks an account name for its inviter: at most three letters are shown, and never more than half of the name. */
export function maskedAccount(account: string): string {
  const letters = [...account];
  return `${letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join('')}***`;
}

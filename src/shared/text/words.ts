/** The word limits of feedback (CHAT-09), shared by portal, server and contract. */
export const FEEDBACK_WORDS = { least: 10, most: 300 } as const;

/** Counts the words of a text, separated by white space. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}

const english = new Intl.PluralRules('en');

/** A count with its noun in English: `1 minute`, `2 minutes`. Thousands are grouped: `1,200 points`. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count.toLocaleString('en')} ${english.select(count) === 'one' ? one : other}`;
}

/** Names somebody for sure: nicknames are chosen freely, so several may have the same. */
export function partyName({ nickname, account }: { readonly nickname: string; readonly account: string }): string {
  return nickname === account ? account : `${nickname} (${account})`;
}

const english = new Intl.PluralRules('en');

/** A count with its noun in English: `1 minute`, `2 minutes`. Thousands are grouped: `1,200 points`. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count.toLocaleString('en')} ${english.select(count) === 'one' ? one : other}`;
}

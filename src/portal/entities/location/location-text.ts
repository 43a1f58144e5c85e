/** A place in words: the country in the language, and the address that was seen. */
export function locationText(country: string | null, ip: string, locale: string): string {
  const name = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return name ? `${name}, ${ip}` : ip;
}

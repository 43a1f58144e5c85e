/** A location as text: the country's name in the language, and the IP address. */
export function locationText(country: string | null, ip: string, locale: string): string {
  const name = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return name ? `${name}, ${ip}` : ip;
}

import type { TFunction } from 'i18next';

/** The name of a device as the server sends it, `Chrome on Windows`, translated. */
export function deviceName(t: TFunction, device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (browser !== undefined && system !== undefined) return t('common.deviceOn', { browser, system });
  return device === 'Unknown device' || device === '' ? t('common.unknownDevice') : device;
}

/** A location as text: the country's name in the language, and the IP address. */
export function locationText(country: string | null, ip: string, locale: string): string {
  const name = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return name ? `${name}, ${ip}` : ip;
}

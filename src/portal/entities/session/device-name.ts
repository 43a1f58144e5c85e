import type { TFunction } from 'i18next';

/** The name of a device as the server sends it, `Chrome on Windows`, translated. */
export function deviceName(t: TFunction, device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (browser !== undefined && system !== undefined) return t('common.deviceOn', { browser, system });
  return device === 'Unknown device' || device === '' ? t('common.unknownDevice') : device;
}

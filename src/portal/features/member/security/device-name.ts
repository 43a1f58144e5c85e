import type { TFunction } from 'i18next';

/** The name of a device as the server sends it, `Chrome on Windows`, translated. */
export function deviceName(t: TFunction, device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (browser !== undefined && system !== undefined) return t('member.security.deviceOn', { browser, system });
  return device === 'Unknown device' || device === '' ? t('member.security.unknownDevice') : device;
}

/** Whether it is a phone or tablet. */
export function isHandheld(device: string): boolean {
  return /Android|iPhone|iPad/.test(device);
}

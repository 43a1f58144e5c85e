import type { TFunction } from 'i18next';

/** A device as the server tells it, `Chrome on Windows`, in the words of the language. */
export function deviceName(t: TFunction, device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (browser !== undefined && system !== undefined) return t('member.security.deviceOn', { browser, system });
  return device === 'Unknown device' || device === '' ? t('member.security.unknownDevice') : device;
}

/** Whether it is carried in a hand. */
export function isHandheld(device: string): boolean {
  return /Android|iPhone|iPad/.test(device);
}

import type { TFunction } from 'i18next';

const DAY = 24;

/** The length of a lock in words: whole days as days, anything else in hours. */
export function hoursText(t: TFunction, hours: number): string {
  return hours % DAY === 0 ? t('vault.days', { count: hours / DAY }) : t('vault.hours', { count: hours });
}

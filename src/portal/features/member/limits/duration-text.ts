import type { TFunction } from 'i18next';

/** Minutes in words: `34 min`, `2 h`, `2 h 24 min`. */
export function durationText(t: TFunction, total: number): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return t('member.limits.duration.minutes', { count: minutes });
  return minutes === 0
    ? t('member.limits.duration.hours', { hours })
    : t('member.limits.duration.both', { hours, minutes });
}

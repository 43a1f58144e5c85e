import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes minutes as hours and minutes. */
export function usePlayedTime(): (minutes: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (total) => {
      const [hours, minutes] = [Math.floor(total / 60), total % 60];
      return hours === 0 ? t('profit.minutes', { minutes }) : t('profit.hours', { hours, minutes });
    },
    [t],
  );
}

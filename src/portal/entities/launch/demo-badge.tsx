import { useTranslation } from 'react-i18next';

/** Tells that a game is played in play credit. */
export function DemoBadge() {
  const { t } = useTranslation();
  return (
    <span className="rounded-xs bg-info-soft px-2 py-0.5 text-xs font-semibold whitespace-nowrap">
      {t('launch.demo')}
    </span>
  );
}

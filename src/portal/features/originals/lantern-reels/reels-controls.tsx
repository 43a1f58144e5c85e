import { useTranslation } from 'react-i18next';

/** There is nothing to choose: all lines are in play. */
export function ReelsControls() {
  const { t } = useTranslation();
  return <p className="text-sm text-text-2">{t('originals.lanternReels.inPlay')}</p>;
}

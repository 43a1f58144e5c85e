import { useTranslation } from 'react-i18next';

/** Nothing is chosen before the first card; it says how the round goes. */
export function HiLoControls() {
  const { t } = useTranslation();
  return <p className="text-sm text-text-2">{t('originals.hiLo.how')}</p>;
}

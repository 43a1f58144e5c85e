import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#portal/ui/state-panel.tsx';

/** There is nothing to count yet. */
export function NoDraws() {
  const { t } = useTranslation();
  return <EmptyState icon={<History size={18} />} title={t('lottery.noResults')} text={t('lottery.noResultsText')} />;
}

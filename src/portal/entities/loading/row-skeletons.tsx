import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The loading placeholder of a list. */
export function RowSkeletons({ rows = 4 }: { readonly rows?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-3 p-5">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}

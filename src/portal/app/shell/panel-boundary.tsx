import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../part-boundary.tsx';

/** Shows in a menu that its content did not load. */
export function PanelBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PartBoundary fallback={<p className="px-2 py-1.5 text-sm text-text-2">{t('errors.connection')}</p>}>
      {children}
    </PartBoundary>
  );
}

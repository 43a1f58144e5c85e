import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useInsertionEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { showWaitingFaces } from '../theme/faces.ts';
import { Toaster } from '../ui/toaster.tsx';
import { reportFailure } from './report.ts';

type ProvidersProps = {
  readonly queries: QueryClient;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
};

/** Everything that stands around the pages. */
export function Providers({ queries, router }: ProvidersProps) {
  const { t } = useTranslation();
  // Before any part of it measures itself.
  useInsertionEffect(showWaitingFaces, []);
  // The page's own script waits for this, with a press that came before there was anything to press.
  useEffect(() => {
    window.dispatchEvent(new Event('portal:ready'));
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} onError={reportFailure} />
      <Toaster label={t('notices.title')} dismissLabel={t('common.dismiss')} />
    </QueryClientProvider>
  );
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ServerWidth } from '../lib/browser-state.ts';
import { useStableCallback } from '../lib/use-stable-callback.ts';
import { Toaster } from '../ui/toaster.tsx';

type ProvidersProps = {
  readonly queries: QueryClient;
  readonly i18n: I18n;
  /** The width (px) of the server-rendered markup, if there is any. */
  readonly serverWidth?: number | undefined;
  /** Called once the portal is hydrated or rendered. */
  readonly onReady?: () => void;
  /** The router. */
  readonly children: ReactNode;
};

/** The providers around the pages, the same on the server and in the browser. */
export function Providers({ queries, i18n, serverWidth = 1440, onReady, children }: ProvidersProps) {
  const ready = useStableCallback(() => onReady?.());
  useEffect(() => {
    document.documentElement.dataset['portal'] = 'ready';
    ready();
  }, [ready]);
  return (
    <I18nextProvider i18n={i18n}>
      <ServerWidth value={serverWidth}>
        <QueryClientProvider client={queries}>
          {children}
          <Notices />
        </QueryClientProvider>
      </ServerWidth>
    </I18nextProvider>
  );
}

function Notices() {
  const { t } = useTranslation();
  return <Toaster label={t('notices.title')} dismissLabel={t('common.dismiss')} />;
}

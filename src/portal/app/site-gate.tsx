import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type SiteState, useReopen, useSiteState } from '../access/site-state.ts';
import { errorText } from '../api/error-text.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';
import { OtherDomains } from './other-domains.tsx';
import { PageFallback } from './page-fallback.tsx';

const StatusPage = lazyPart<{ readonly state: Extract<SiteState, { kind: 'maintenance' | 'region' | 'blocked' }> }>(
  () => import('../features/status/status-page.tsx').then((part) => part.StatusPage),
  'status',
);

/**
 * Shows the portal to visitors who may use the site, and the reason to everyone else. Before the server's answer, or
 * without one, it shows nothing of the portal (STATUS-04, STATUS-08, STATUS-12, STATUS-13).
 */
export function SiteGate({ children }: { readonly children: ReactNode }) {
  const state = useSiteState();
  if (state.kind === 'open') return children;
  if (state.kind === 'waiting') {
    return (
      <main className="px-gutter">
        <PageFallback />
      </main>
    );
  }
  if (state.kind === 'failed') return <NoStatus error={state.error} />;
  return (
    <Suspense>
      <StatusPage state={state} />
    </Suspense>
  );
}

function NoStatus({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const { reopen, asking } = useReopen();
  return (
    <main className="px-gutter">
      <FullPageMessage title={errorText(error)} text={t('common.unreachable')}>
        <Button variant="brand" loading={asking} onClick={reopen}>
          {t('common.retry')}
        </Button>
        <OtherDomains />
      </FullPageMessage>
    </main>
  );
}

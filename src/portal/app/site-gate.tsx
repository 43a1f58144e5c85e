import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetDomainRouteQueryKey } from '#generated/client/system/system.ts';
import type { DomainRoute, GetRoutersResponse } from '#generated/model/index.ts';
import { type SiteState, useReopen, useSiteState } from '../access/site-state.ts';
import { errorText } from '../api/error-text.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { sessionStore } from '../lib/storage.ts';
import { pageHost } from '../lib/urls.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage, PageFallback } from './page-states.tsx';

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

/**
 * The brand's other domains, for visitors of a site whose server does not answer. It shows the domains for the
 * visitor's location if this server sent them before. Otherwise it shows all that the tab knows (`routers`). Renders
 * nothing when none is known.
 */
function OtherDomains() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const route = queries.getQueryData<readonly DomainRoute[]>(getGetDomainRouteQueryKey());
  const others = (route ?? keptDomains()).filter(({ domain }) => domain !== pageHost()).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="text-sm text-text-2">{t('common.otherDomains')}</h2>
      <ul className="mt-2 grid gap-1">
        {others.map(({ domain }) => (
          <li key={domain}>
            <a href={`https://${domain}/`} rel="noopener" className="target inline-flex items-center gap-2 underline">
              {domain}
              <ExternalLink size={14} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The domains for players from an earlier answer, stored in the tab. */
function keptDomains(): readonly DomainRoute[] {
  const kept = sessionStore.get('routers');
  if (kept === null) return [];
  // Only the portal writes this key, from a validated answer.
  const { domainList } = JSON.parse(kept) as Pick<GetRoutersResponse, 'domainList'>;
  return domainList.filter(({ site }) => site === 'member');
}

import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getGetDomainRouteQueryKey } from '#generated/client/system/system.ts';
import type { DomainRoute, GetRoutersResponse } from '#generated/model/index.ts';
import { pageHost } from '../lib/page-host.ts';
import { sessionStore } from '../lib/storage.ts';

/**
 * The brand's other domains, for visitors of a site whose server does not answer. It shows the domains for the
 * visitor's location if this server sent them before. Otherwise it shows all that the tab knows (`routers`). Renders
 * nothing when none is known.
 */
export function OtherDomains() {
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

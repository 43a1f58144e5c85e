import type { DomainRoute } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';

type Domain = Brand['domains'][number];

/** The domains of this site that serve a country, the recommended one first (API-28). */
export function domainRoute({ domains, site }: Pick<Brand, 'domains' | 'site'>, country: string | null): DomainRoute[] {
  const serves = (domain: Domain) =>
    domain.site === site && domain.inService && !isBlocked(domain.blockedCountries, country);
  return inOrder(domains.filter(serves));
}

/** Every domain of the brand, by site and in order (API-64). */
export function allDomains({ domains }: Pick<Brand, 'domains'>): DomainRoute[] {
  const of = (site: Domain['site']) => inOrder(domains.filter((domain) => domain.site === site));
  return [...of('member'), ...of('agent')];
}

/** A visitor from an unknown country counts as blocked. */
function isBlocked(blocked: readonly string[], country: string | null): boolean {
  return blocked.length > 0 && (country === null || blocked.includes(country));
}

function inOrder(domains: readonly Domain[]): DomainRoute[] {
  return domains
    .map(({ domain, site, priority }) => ({ domain, site, priority }))
    .sort((a, b) => a.priority - b.priority);
}

import type { Language, Permission, SystemState } from '#generated/model/index.ts';
import { siteInfo } from '#server/config/site-info.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { maintenanceOf, siteAccess } from './site-access.ts';

/** The state of the site for this visitor (API-17), by the rule that would refuse its other calls. */
export async function systemStatus(
  services: Pick<Services, 'brand' | 'clock' | 'site'>,
  visitor: Visitor,
): Promise<SystemState> {
  const refusal = (await siteAccess(services)(visitor))?.code;
  const location = { ip: visitor.ip, country: visitor.country };
  if (refusal !== 'maintenance') return { ...location, status: refusal ? 2 : 0, maintenanceUntil: null };
  const until = maintenanceOf(services.brand, await services.site.current())?.until ?? null;
  return { ...location, status: 1, maintenanceUntil: until };
}

interface PermissionQuestion {
  /** The host of the portal, as the caller reports it. */
  readonly url: string | undefined;
  readonly language: Language;
  readonly visitor: Visitor;
}

/** The site and its rules for this visitor (API-65). `invalid_domain` for a host that the brand does not list. */
export async function permission(
  services: Pick<Services, 'brand' | 'clock' | 'site'>,
  { url, language, visitor }: PermissionQuestion,
): Promise<Permission> {
  const { brand } = services;
  if (url !== undefined && brand.hosts.length > 0 && !brand.hosts.includes(url.toLowerCase())) {
    throw new Failure('invalid_domain');
  }
  const { status } = await systemStatus(services, visitor);
  return {
    info: siteInfo(brand, language),
    location: { ip: visitor.ip, country: visitor.country },
    maintenance: status === 1,
    regionRestriction: status === 2,
  };
}

import type { SystemState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/visitor.ts';
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

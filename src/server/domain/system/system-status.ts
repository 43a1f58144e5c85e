import type { SystemState, SystemStatus } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from '../../shared/visitor.ts';
import { siteAccess } from './site-access.ts';

/** The state of the site for this visitor (API-17), by the rule that would refuse its other calls. */
export function systemStatus({ brand, clock }: Pick<Services, 'brand' | 'clock'>, visitor: Visitor): SystemState {
  const status = statusOf({ brand, clock }, visitor);
  return {
    status,
    ip: visitor.ip,
    country: visitor.country,
    maintenanceUntil: status === 1 ? brand.status.until : null,
  };
}

function statusOf({ brand, clock }: Pick<Services, 'brand' | 'clock'>, visitor: Visitor): SystemStatus {
  const refusal = siteAccess(brand, clock)(visitor)?.code;
  if (refusal === undefined) return 0;
  return refusal === 'maintenance' ? 1 : 2;
}

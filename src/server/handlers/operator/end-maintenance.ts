import { endMaintenance as end } from '../../domain/site/run-maintenance.ts';
import type { Handler } from '../handler.ts';

export const endMaintenance: Handler<'endMaintenance'> = async ({ params, operator }, services) => ({
  success: true,
  value: await end(services, operator, params.maintenanceId),
});

import { updateMaintenance as update } from '../../domain/site/run-maintenance.ts';
import type { Handler } from '../handler.ts';

export const updateMaintenance: Handler<'updateMaintenance'> = async ({ params, body, operator }, services) => ({
  success: true,
  value: await update(services, operator, params.maintenanceId, body),
});

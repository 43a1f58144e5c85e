import { startMaintenance as start } from '../../domain/site/run-maintenance.ts';
import type { Handler } from '../handler.ts';

export const startMaintenance: Handler<'startMaintenance'> = async ({ body, operator }, services) => ({
  success: true,
  value: await start(services, operator, body),
});

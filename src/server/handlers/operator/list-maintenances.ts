import { listMaintenances as list } from '../../domain/site/list-maintenances.ts';
import type { Handler } from '../handler.ts';

export const listMaintenances: Handler<'listMaintenances'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});

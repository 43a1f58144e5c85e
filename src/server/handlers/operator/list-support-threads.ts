import { listThreads } from '../../domain/support/read-threads.ts';
import type { Handler } from '../handler.ts';

export const listSupportThreads: Handler<'listSupportThreads'> = async ({ query }, services) => ({
  success: true,
  value: await listThreads(services, query),
});

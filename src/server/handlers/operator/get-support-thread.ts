import { readThread } from '../../domain/support/read-threads.ts';
import type { Handler } from '../handler.ts';

export const getSupportThread: Handler<'getSupportThread'> = async ({ params, query }, services) => ({
  success: true,
  value: await readThread(services.db, params.threadId, query),
});

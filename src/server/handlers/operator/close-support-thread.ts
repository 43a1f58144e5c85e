import { closeThread } from '../../domain/support/answer-thread.ts';
import type { Handler } from '../handler.ts';

export const closeSupportThread: Handler<'closeSupportThread'> = async ({ params, operator }, services) => ({
  success: true,
  value: await closeThread(services, params.threadId, operator),
});

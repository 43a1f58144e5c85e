import { answerThread } from '../../domain/support/answer-thread.ts';
import type { Handler } from '../handler.ts';

export const answerSupportThread: Handler<'answerSupportThread'> = ({ params, body, operator, once }, services) =>
  once(async (tx) => ({
    success: true,
    value: await answerThread(services, tx, { threadId: params.threadId, operator, content: body.content }),
  }));

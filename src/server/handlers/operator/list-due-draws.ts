import { listDueDraws as list } from '../../domain/lottery-bets/list-due-draws.ts';
import type { Handler } from '../handler.ts';

export const listDueDraws: Handler<'listDueDraws'> = async ({ query, language }, services) => ({
  success: true,
  value: await list(services, query, language),
});

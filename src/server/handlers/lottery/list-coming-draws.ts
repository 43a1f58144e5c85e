import { comingDraws } from '../../domain/lottery/draws.ts';
import type { Handler } from '../handler.ts';

export const listComingDraws: Handler<'listComingDraws'> = async ({ params, query, language }, services) => ({
  success: true,
  value: await comingDraws(services, params.gameCode, query.count, language),
});

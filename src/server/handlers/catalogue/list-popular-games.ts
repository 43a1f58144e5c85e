import { popularLotteries } from '../../domain/lottery/menus.ts';
import type { Handler } from '../handler.ts';

export const listPopularGames: Handler<'listPopularGames'> = async ({ query, language }, services) => ({
  success: true,
  value: await popularLotteries(services, query, query.language ?? language),
});

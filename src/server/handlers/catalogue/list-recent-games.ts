import { recentGames } from '../../domain/catalogue/recent-games.ts';
import type { Handler } from '../handler.ts';

export const listRecentGames: Handler<'listRecentGames'> = async ({ session, query }, services) => ({
  success: true,
  value: await recentGames(services, session, query),
});

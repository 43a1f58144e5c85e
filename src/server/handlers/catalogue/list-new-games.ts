import { newGames } from '../../domain/catalogue/recent-games.ts';
import type { Handler } from '../handler.ts';

export const listNewGames: Handler<'listNewGames'> = async ({ query }, { catalogue }) => ({
  success: true,
  value: newGames(await catalogue.current(), query),
});

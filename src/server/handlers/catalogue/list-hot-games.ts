import { hotGames } from '../../domain/catalogue/list-lanes.ts';
import type { Handler } from '../handler.ts';

export const listHotGames: Handler<'listHotGames'> = async ({ query }, { catalogue }) => ({
  success: true,
  list: hotGames(await catalogue.current(), query.vassalage),
});

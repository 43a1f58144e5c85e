import { listGames as list } from '../../domain/catalogue/list-games.ts';
import type { Handler } from '../handler.ts';

export const listGames: Handler<'listGames'> = async ({ query }, { catalogue }) =>
  list(await catalogue.current(), query);

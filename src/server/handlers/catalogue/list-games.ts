import { listGamesSerialized } from '../../domain/catalogue/list-games.ts';
import type { Handler } from '../handler.ts';

export const listGames: Handler<'listGames'> = ({ query }, { catalogue }) => listGamesSerialized(catalogue, query);

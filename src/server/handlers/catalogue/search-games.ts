import { searchGames as search } from '../../domain/catalogue/search/search-games.ts';
import type { Handler } from '../handler.ts';

export const searchGames: Handler<'searchGames'> = ({ query, language }, services) => search(services, query, language);

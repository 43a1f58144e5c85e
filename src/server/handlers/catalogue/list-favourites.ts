import { favouritePage } from '../../domain/catalogue/favourites.ts';
import type { Handler } from '../handler.ts';

export const listFavourites: Handler<'listFavourites'> = async ({ session, query }, services) => ({
  success: true,
  value: await favouritePage(services, session, query),
});

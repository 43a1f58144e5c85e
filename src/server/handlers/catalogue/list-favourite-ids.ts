import { favouriteIds } from '../../domain/catalogue/favourites.ts';
import type { Handler } from '../handler.ts';

export const listFavouriteIds: Handler<'listFavouriteIds'> = async ({ session }, services) => ({
  success: true,
  value: await favouriteIds(services, session),
});

import { addFavourite as add } from '../../domain/catalogue/favourites.ts';
import type { Handler } from '../handler.ts';

export const addFavourite: Handler<'addFavourite'> = async ({ session, body }, services) => ({
  success: true,
  value: await add(services, session, body),
});

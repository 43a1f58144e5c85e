import { removeFavourite as remove } from '../../domain/catalogue/favourites.ts';
import type { Handler } from '../handler.ts';

export const removeFavourite: Handler<'removeFavourite'> = async ({ session, body }, services) => ({
  success: true,
  value: await remove(services, session, body),
});

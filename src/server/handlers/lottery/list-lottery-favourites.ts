import { listLotteryFavourites as list } from '../../domain/lottery/favourites.ts';
import type { Handler } from '../handler.ts';

export const listLotteryFavourites: Handler<'listLotteryFavourites'> = async ({ session }, services) => ({
  success: true,
  value: await list(services, session),
});

import { setLotteryFavourites as set } from '../../domain/lottery/favourites.ts';
import type { Handler } from '../handler.ts';

export const setLotteryFavourites: Handler<'setLotteryFavourites'> = async ({ session, body }, services) => ({
  success: true,
  value: await set(services, session, body.gameCodes),
});

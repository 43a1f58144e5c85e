import { lotteryMenu } from '../../domain/lottery/menus.ts';
import type { Handler } from '../handler.ts';

export const listGameMenus: Handler<'listGameMenus'> = async ({ query, language }, services) => ({
  success: true,
  value: await lotteryMenu(services, query.prizeMode, query.language ?? language),
});

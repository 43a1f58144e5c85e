import { vietnamMenu } from '../../domain/lottery/menus.ts';
import type { Handler } from '../handler.ts';

export const listVnGameMenus: Handler<'listVnGameMenus'> = async ({ query, language }, services) => ({
  success: true,
  value: await vietnamMenu(services, query.language ?? language),
});

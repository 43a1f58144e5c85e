import { helpCenter } from '../../domain/help/help-center.ts';
import type { Handler } from '../handler.ts';

export const getHelpCenter: Handler<'getHelpCenter'> = async ({ query, language }, services) => ({
  success: true,
  value: await helpCenter(services, query.lang ?? language),
});

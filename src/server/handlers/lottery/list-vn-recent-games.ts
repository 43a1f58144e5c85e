import { vietnamRecent } from '../../domain/lottery/vietnam-recent.ts';
import type { Handler } from '../handler.ts';

export const listVnRecentGames: Handler<'listVnRecentGames'> = async ({ session, query, language }, services) => ({
  success: true,
  value: await vietnamRecent(services, session, query.count, query.language ?? language),
});

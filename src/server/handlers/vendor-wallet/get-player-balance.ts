import { playerBalance } from '../../domain/launch/player-balance.ts';
import type { Handler } from '../handler.ts';

export const getPlayerBalance: Handler<'getPlayerBalance'> = async ({ vendor, query }, services) => ({
  success: true,
  value: await playerBalance(services, vendor, query.memberId),
});

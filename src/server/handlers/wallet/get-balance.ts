import { playableBy } from '../../domain/bonuses/stakeable.ts';
import { balance } from '../../domain/wallet/balance.ts';
import type { Handler } from '../handler.ts';

export const getBalance: Handler<'getBalance'> = async ({ session }, services) => ({
  success: true,
  value: balance(
    services,
    session,
    await playableBy(services.db, services.brand, session.memberId, new Date(services.clock())),
  ),
});

import { countForReader } from '../../domain/bonuses/count-wagering.ts';
import { listWagering } from '../../domain/bonuses/read-bonuses.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listBonusWagering: Handler<'listBonusWagering'> = async ({ session, params, query }, services) => {
  requireTrueAccount(session);
  await countForReader(services, session.memberId);
  return { success: true, value: await listWagering(services, session.memberId, params.bonusId, query) };
};

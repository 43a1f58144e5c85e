import { countForReader } from '../../domain/bonuses/count-wagering.ts';
import { findBonus } from '../../domain/bonuses/read-bonuses.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getBonus: Handler<'getBonus'> = async ({ session, params, language }, services) => {
  requireTrueAccount(session);
  await countForReader(services, session.memberId);
  return { success: true, value: await findBonus(services, session.memberId, params.bonusId, language) };
};

import { countForReader } from '../../domain/bonuses/count-wagering.ts';
import { listBonuses as list } from '../../domain/bonuses/read-bonuses.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listBonuses: Handler<'listBonuses'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  await countForReader(services, session.memberId);
  return { success: true, value: await list(services, session.memberId, query, language) };
};

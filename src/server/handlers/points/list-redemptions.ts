import { listRedemptions as list } from '../../domain/points/list-redemptions.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listRedemptions: Handler<'listRedemptions'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session, query, language) };
};

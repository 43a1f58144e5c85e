import { depositMethods } from '../../domain/deposits/deposit-methods.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listDepositMethods: Handler<'listDepositMethods'> = async ({ session, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await depositMethods(services, session, language) };
};

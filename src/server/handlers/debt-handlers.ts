import { debtReview, listDebts, memberDebt } from '../domain/debts/read-debts.ts';
import { writeOffDebt } from '../domain/debts/write-off-debt.ts';
import type { HandlerTable } from './handler.ts';

/** Who answers the operations of debts. */
export const debtHandlers = {
  getDebt: async ({ session, language }, services) => ({
    success: true,
    value: await memberDebt(services, session, language),
  }),
  listDebts: async ({ query }, services) => ({ success: true, value: await listDebts(services, query) }),
  getMemberDebt: async ({ params }, services) => ({
    success: true,
    value: await debtReview(services, services.db, params.memberId),
  }),
  writeOffDebt: ({ params, body, operator, once }, services) =>
    once(async (tx) => {
      await writeOffDebt(services, tx, operator, params.memberId, body);
      return { success: true, value: await debtReview(services, tx, params.memberId) };
    }),
} satisfies Partial<HandlerTable>;

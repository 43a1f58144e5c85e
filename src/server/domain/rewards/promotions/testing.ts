import type { Database } from '#server/db/database.ts';
import { creditDeposit } from '../../payments/deposits/settle-deposit.ts';
import { askDeposit, confirmMoney, type Depositor } from '../../payments/deposits/testing.ts';
import { joinPromotion } from './join-promotion.ts';

/** Has a confirmed deposit credited with what arrived. */
export async function settle(payer: Depositor, depositId: string, amount: string): Promise<void> {
  await confirmMoney(payer, depositId, amount);
  await creditDeposit(payer.services, depositId);
}

/** Pays in by bank, and returns the deposit. */
export async function pay(payer: Depositor, amount: string, promotionId?: string): Promise<string> {
  const { deposit } = await askDeposit(payer, amount, 'dm-bank', promotionId);
  await settle(payer, deposit.depositId, amount);
  return deposit.depositId;
}

/** Joins a promotion. */
export const join = ({ services, session }: Pick<Depositor, 'services' | 'session'>, id: string) =>
  services.db.transaction((tx) => joinPromotion(services, tx, session, id, 'EN'));

/** The messages to a member that tell of no bonus, by their titles. */
export async function newsOf(db: Database, { session }: Pick<Depositor, 'session'>): Promise<readonly string[]> {
  const sql = `
    select b.title || ' | ' || b.content as line from messages m join message_texts b on b.message_id = m.id
    where m.member_id = $1 and b.title like 'No bonus%' order by b.title`;
  return (await db.query<{ line: string }>('test_news', sql, [session.memberId])).map(({ line }) => line);
}

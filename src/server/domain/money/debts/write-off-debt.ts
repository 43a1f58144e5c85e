import type { WriteOffDebtPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { post } from '../wallet/post.ts';

// The wallet's lock guards the debt, and comes first, as where money is posted: two calls in two orders would wait for each
// other. The lock of the debt reads it as it is once the wallet's was waited for.
const LOCK = `
  with wallet as materialized (select member_id from wallets where member_id = $1 and kind = 'main' for update)
  select d.amount from debts d join wallet w on w.member_id = d.member_id for update of d`;
const LESS = 'update debts set amount = $2 where member_id = $1';
const ENTRY = `
  insert into debt_entries (member_id, kind, amount, left_after, reason_kind, reason_id, note, operator, at)
  values ($1, 'written_off', $2, $3, 'operator', $4, $5, $4, $6) returning id`;

/**
 * Gives up what a member owes, or a part of it, in the caller's transaction: the house bears it. The member is told why.
 * Failures: `validation_failed` for more decimals than the currency has; `not_found` for a member who never owed;
 * `conflict` for more than is owed.
 */
export async function writeOffDebt(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  operator: string,
  memberId: string,
  { amount, reason }: WriteOffDebtPayload,
): Promise<void> {
  requireMoney(brand, amount);
  const id = Number(memberId);
  const [debt] = await tx.query<{ amount: string }>('debt_lock', LOCK, [id]);
  if (debt === undefined) throw new Failure('not_found');
  if (compareAmounts(amount, debt.amount) > 0) throw new Failure('conflict');
  const at = new Date(clock());
  const left = subtractAmounts(debt.amount, amount);
  await tx.query('debt_less', LESS, [id, left]);
  const [entry] = await tx.query<{ id: number }>('debt_written_off', ENTRY, [id, amount, left, operator, reason, at]);
  await post(tx, {
    key: `debt:${entry?.id}:written-off`,
    kind: 'adjustment',
    reason: { kind: 'debt', id: String(entry?.id) },
    at,
    currency: brand.currency.code,
    entries: [
      { house: 'debts', amount },
      { house: 'house', amount: `-${amount}` },
    ],
  });
  const { currency } = brand;
  const [off, rest] = [formatMoney(amount, currency), formatMoney(money(left, currency.decimals), currency)];
  const why = escapeHtml(reason);
  const texts = inEveryLanguage(({ debts }) => debts.writtenOff(off, rest, why));
  await sendMessage(tx, brand, { memberId: id, category: 'money', texts, sentAt: at });
  const data = { operator, amount: money(amount, currency.decimals), reason };
  await audit(tx, { at, kind: 'debt_written_off', memberId: id, data });
}

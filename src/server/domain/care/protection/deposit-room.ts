import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { holding, limitsOf, MONEY_PERIODS } from './limits.ts';
import { spanOf } from './periods.ts';
import { usedMoney } from './used-money.ts';

interface Room {
  /** `numeric` text, not below zero. */
  readonly remaining: string;
  readonly resetsAt: Date;
}

/** What the deposit limits of a member still allow, and when the limit that leaves least starts again; null without any. */
export async function depositRoom(
  needs: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'timeZone'> },
  memberId: number,
  at: Date,
): Promise<Room | null> {
  const limits = await limitsOf(needs.db, memberId, at);
  const held = MONEY_PERIODS.flatMap((period) => {
    const limit = holding(limits, 'deposit', period);
    return limit === undefined ? [] : [{ period, amount: limit.amount }];
  });
  if (held.length === 0) return null;
  const periods = held.map(({ period }) => period);
  const used = await usedMoney(needs, memberId, 'deposit', periods, at);
  const rooms = held.map(({ period, amount }): Room => {
    const left = subtractAmounts(amount, used.get(period) ?? '0');
    const { to } = spanOf(period, at.getTime(), needs.brand.timeZone);
    return { remaining: compareAmounts(left, '0') < 0 ? '0' : left, resetsAt: to };
  });
  // Of equal limits the longer period decides, because a deposit has to fit into it too.
  return rooms.reduce((least, room) => (compareAmounts(room.remaining, least.remaining) <= 0 ? room : least));
}

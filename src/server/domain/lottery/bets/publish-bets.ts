import type { Queries } from '#server/db/database.ts';
import { publish } from '../../ground/publish.ts';

/** The most bets of one member that a stream tells one by one; no client can read more. */
const most = 50;

/** Tells members of changed bets and balances. Their lists are read anew, so that the first bets stand for all. */
export async function publishBets(
  tx: Queries,
  at: Date,
  changed: readonly { readonly memberId: number; readonly betId: string }[],
): Promise<void> {
  const byMember = [...Map.groupBy(changed, ({ memberId }) => memberId)];
  await publish(
    tx,
    at,
    byMember.flatMap(([memberId, bets]) => [
      { kind: 'balance', memberId } as const,
      ...bets.slice(0, most).map(({ betId }) => ({ kind: 'bets', memberId, betId }) as const),
    ]),
  );
}

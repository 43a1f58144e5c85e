import { randomUUID } from 'node:crypto';
import type { TestServices } from '../../testing.ts';
import { takeBack } from './debts.ts';

/** Takes back more than a member has, so that its main wallet is empty and it owes the rest. Returns what it owes. */
export async function takeFrom(services: TestServices, memberId: number, amount: string): Promise<string> {
  const id = randomUUID();
  return services.db.transaction((tx) =>
    takeBack(tx, {
      key: `test:${id}`,
      kind: 'adjustment',
      at: new Date(services.clock()),
      memberId,
      amount,
      currency: services.brand.currency.code,
      to: [{ house: 'house', amount }],
      reason: { type: 'bet', id },
      why: 'A typing error.',
    }),
  );
}

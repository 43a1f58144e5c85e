import type { GameCategory } from '#generated/model/index.ts';
import type { TestServices } from '../../testing.ts';
import { creditBonus } from './credit-bonus.ts';

let granted = 0;

/** Grants bonus money that only games of one category count for, and that no test wagers off. Returns its id. */
export async function grantBonus(
  services: TestServices,
  memberId: number,
  amount: string,
  gameType: GameCategory,
): Promise<string> {
  granted += 1;
  const wagering = {
    multiple: 90,
    base: 'bonus' as const,
    days: 7,
    maxStake: null,
    contributions: [{ gameType, rate: 10_000 }],
  };
  const bonus = { memberId, title: { EN: 'Gift', VI: 'Quà' }, source: 'promotion', sourceId: 'p-101' } as const;
  const at = new Date(services.clock());
  return services.db.transaction((tx) =>
    creditBonus(services, tx, { ...bonus, key: `test-bonus:${memberId}:${granted}`, amount, wagering, at }),
  );
}

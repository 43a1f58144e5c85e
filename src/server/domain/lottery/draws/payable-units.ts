import { StartError } from '#server/config/start-error.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, multiplyAmount } from '#shared/money/amount.ts';

/** Those of some units that the currency can pay: the ones without further decimals. */
export function payableUnits(units: readonly string[], decimals: number): string[] {
  return units.filter((unit) => compareAmounts(multiplyAmount(unit, '1', decimals), unit) === 0);
}

const UNITS = `
  select r.game_code as "gameCode", r.limits -> 'units' as units
  from lottery_rules r join lottery_games g on g.code = r.game_code where g.enabled order by g.position`;

/** Refuses to start where a game offers a unit that the brand's currency cannot pay. */
export async function requirePayableUnits({ db, brand }: Pick<Services, 'db' | 'brand'>): Promise<void> {
  const { code, decimals } = brand.currency;
  for (const { gameCode, units } of await db.query<{ gameCode: string; units: string[] }>('lottery_units', UNITS)) {
    const payable = payableUnits(units, decimals);
    const wrong = units.find((unit) => !payable.includes(unit));
    if (wrong === undefined) continue;
    throw new StartError(
      `The lottery ${gameCode} offers the unit ${wrong}, but amounts in ${code} have ${decimals} decimals; correct the units in lottery_rules.`,
    );
  }
}

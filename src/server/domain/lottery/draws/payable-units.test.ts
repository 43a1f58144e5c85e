import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome } from '../../testing.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from '../bets/testing.ts';
import { gameDetail } from './game-detail.ts';
import { payableUnits, requirePayableUnits } from './payable-units.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['unit01']);
});
afterAll(() => db.close());

test('LOTTERY-10 a unit has no more decimals than the currency, whatever zeros are written', () => {
  const units = ['1.00', '0.10', '0.01', '0.001', '0.0010', '250.00'];
  expect(payableUnits(units, 2)).toEqual(['1.00', '0.10', '0.01', '250.00']);
  expect(payableUnits(units, 0)).toEqual(['1.00', '250.00']);
  expect(payableUnits(units, 3)).toEqual(units);
});

test('LOTTERY-10 the server does not start with a unit that the currency cannot pay, and no bet is taken in it', async () => {
  const { services, sessions, place, quote, coming } = await beginLottery(db, 'unit01');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  await expect(requirePayableUnits(services)).resolves.toBeUndefined();
  const units = `update lottery_rules set limits = jsonb_set(limits, '{units}', '["1.00", "0.005"]') where game_code = 'SSC_5M'`;
  await db.query('test_units', units);
  await expect(requirePayableUnits(services)).rejects.toThrow(
    'The lottery SSC_5M offers the unit 0.005, but amounts in USD have 2 decimals; correct the units in lottery_rules.',
  );
  // Where the data changes while the server runs, the unit is not offered either.
  expect((await gameDetail(services, 'SSC_5M', 'EN')).units).toEqual(['1.00']);
  const [draw = ''] = await coming('SSC_5M', 1);
  const slip = slipOn(draw, [{ ...lineOn('SUM_BS', 'BIG'), unit: '0.005', multiple: 2 }]);
  expect(await outcome(quote(session, slip))).toBe('validation_failed');
  expect(await outcome(place(session, slip))).toBe('validation_failed');
});

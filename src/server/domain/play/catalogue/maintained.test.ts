import { describe, expect, test } from 'vitest';
import { maintenancesAt, maintenanceTimes } from './maintained.ts';
import type { GameRow, MaintenanceRow, VendorRow } from './read-rows.ts';

const NOW = Date.parse('2026-01-05T10:00:00.000Z');
/** A moment some minutes after now. */
const at = (minutes: number) => new Date(NOW + minutes * 60_000);
const written = (minutes: number) => at(minutes).toISOString();

const up = { maintenance: false, maintenanceUntil: null };
const vendorOf = (changes: object = {}) => ({ code: 'SAF', ...up, ...changes }) as VendorRow;
const gameOf = (changes: object = {}) => ({ nodeId: 20001, ...up, ...changes }) as GameRow;
/** A maintenance that an operator set; only these columns are read. */
const row = (changes: Partial<MaintenanceRow>) =>
  ({
    vendorCode: null,
    nodeId: null,
    startsAt: at(-10),
    endsAt: null,
    endsByItself: false,
    ...changes,
  }) as MaintenanceRow;

const told = (rows: readonly MaintenanceRow[], vendor = vendorOf(), game: GameRow | undefined = gameOf()) =>
  maintenancesAt(rows, NOW).of(vendor, game);
const down = (minutes: number | null) => ({
  maintenance: true,
  maintenanceUntil: minutes === null ? null : written(minutes),
});

describe('the maintenance of a game', () => {
  test('is its own or that of its vendor, until the later of both, and until nothing known where one has no end', () => {
    expect(told([])).toEqual(up);
    expect(told([], vendorOf({ maintenance: true }))).toEqual(down(null));
    expect(told([], vendorOf({ maintenance: true, maintenanceUntil: at(5) }))).toEqual(down(5));
    const both = vendorOf({ maintenance: true, maintenanceUntil: at(5) });
    expect(told([], both, gameOf({ maintenance: true, maintenanceUntil: at(9) }))).toEqual(down(9));
    expect(told([], both, gameOf({ maintenance: true, maintenanceUntil: at(2) }))).toEqual(down(5));
    expect(told([], both, gameOf({ maintenance: true }))).toEqual(down(null));
    expect(maintenancesAt([], NOW).of(both)).toEqual(down(5));
  });

  test('of the catalogue ends at its time', () => {
    expect(told([], vendorOf({ maintenance: true, maintenanceUntil: at(0) }))).toEqual(up);
    expect(told([], vendorOf({ maintenance: true, maintenanceUntil: new Date(NOW + 1) }))).toMatchObject({
      maintenance: true,
    });
    // The time of one that was switched off means nothing.
    expect(told([], vendorOf({ maintenanceUntil: at(5) }))).toEqual(up);
  });

  test('that an operator sets begins at its time, for the vendor or the game that it names', () => {
    expect(told([row({ vendorCode: 'SAF', endsAt: at(5) })])).toEqual(down(5));
    expect(told([row({ vendorCode: 'NOR', endsAt: at(5) })])).toEqual(up);
    expect(told([row({ nodeId: 20001, endsAt: at(7) }), row({ vendorCode: 'SAF', endsAt: at(5) })])).toEqual(down(7));
    expect(told([row({ nodeId: 20002, endsAt: at(7) })])).toEqual(up);
    expect(maintenancesAt([row({ nodeId: 20001, endsAt: at(7) })], NOW).of(vendorOf())).toEqual(up);
    expect(told([row({ vendorCode: 'SAF', startsAt: at(0) })])).toEqual(down(null));
    expect(told([row({ vendorCode: 'SAF', startsAt: new Date(NOW + 1) })])).toEqual(up);
  });

  test('that an operator ends goes on after its expected end, which is told no more; one that ends by itself does not', () => {
    expect(told([row({ vendorCode: 'SAF', endsAt: at(0) })])).toEqual(down(null));
    expect(told([row({ vendorCode: 'SAF', endsAt: at(0), endsByItself: true })])).toEqual(up);
    expect(told([row({ vendorCode: 'SAF', endsAt: at(1), endsByItself: true })])).toEqual(down(1));
    expect(told([row({ vendorCode: 'SAF', endsAt: null, endsByItself: true })])).toEqual(down(null));
  });
});

test('the moments of all beginnings and ends are known, so that the catalogue is read again at each', () => {
  const parts = [
    vendorOf({ maintenance: true, maintenanceUntil: at(5) }),
    vendorOf({ maintenance: true }),
    gameOf({ maintenanceUntil: at(8) }),
  ];
  const rows = [row({ startsAt: at(1), endsAt: at(2) }), row({ startsAt: at(3) })];
  expect(maintenanceTimes(parts, rows)).toEqual([at(5), at(1), at(2), at(3)].map((time) => time.getTime()));
});

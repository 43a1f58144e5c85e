import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getGetMoonshotResponseMock } from '#generated/client/moonshot/moonshot.faker.ts';
import type { InhouseRound, Moonshot, MoonshotRound } from '#generated/model/index.ts';
import { setClock } from '#portal/lib/clock.ts';
import { timeTo } from '#shared/games/moonshot.ts';
import { drawFlight, flightAt, ownFlight } from './flight-stage.tsx';
import { createServerClock, mergeFlight } from './use-flight.ts';

const TAKE_OFF = Date.UTC(2026, 0, 5, 9, 25, 10);
let time = TAKE_OFF;
let restore: () => void;
beforeEach(() => {
  restore = setClock(() => time);
});
afterEach(() => restore());

const { value } = getGetMoonshotResponseMock();
const round = (changes: Partial<MoonshotRound>): MoonshotRound => ({
  ...value.round,
  roundId: 'ms-1',
  number: 1,
  state: 'flying',
  takeOffAt: new Date(TAKE_OFF).toISOString(),
  end: null,
  endedAt: null,
  nextRoundAt: null,
  list: [],
  ...changes,
});
const bet = (changes: Partial<InhouseRound>, cashOutAt?: string): Moonshot['own'] => ({
  place: 1,
  round: {
    roundId: 'r-1',
    betId: 'b-1',
    gameId: 'moonshot',
    gameName: 'Moonshot',
    rulesVersion: 1,
    state: 'open',
    demo: false,
    stake: '10.00',
    clientSeed: 'luck',
    serverSeedHash: 'a'.repeat(64),
    opened: [],
    dealt: [],
    offers: [],
    multiplier: '0.00',
    nextMultiplier: null,
    payout: null,
    outcome: [],
    endedAt: null,
    startedAt: new Date(TAKE_OFF - 1_000).toISOString(),
    choice: { game: 'moonshot', ...(cashOutAt !== undefined && { cashOutAt }) },
    ...changes,
  },
});
const flight = (changes: Partial<MoonshotRound>, own: Moonshot['own'] = null): Moonshot => ({
  serverTime: new Date(TAKE_OFF).toISOString(),
  round: round(changes),
  own,
  last: [],
});

test('LOBBY-19 the multiplier follows from the time of take-off, and an ended flight stays at its end', () => {
  expect(flightAt(round({}), TAKE_OFF + 11_553)).toEqual({ state: 'flying', elapsed: 11_553, multiplier: 200 });
  expect(flightAt(round({}), TAKE_OFF - 50)).toMatchObject({ elapsed: 0, multiplier: 100 });
  expect(flightAt(round({ state: 'ended', end: '2.45' }), TAKE_OFF + 99_999)).toMatchObject({ multiplier: 245 });
  expect(flightAt(round({ state: 'betting', takeOffAt: null }), TAKE_OFF)).toMatchObject({ elapsed: 0 });
});

test('LOBBY-19 no flight is longer than the greatest multiplier allows, whatever a device takes for the time', () => {
  const dayLater = flightAt(round({}), TAKE_OFF + 86_400_000);
  expect(dayLater.multiplier).toBe(99_000_000);
  // 990,000 = e^(0.06 t), rounded up to a millisecond.
  expect(dayLater.elapsed).toBe(Math.ceil(Math.log(990_000) / 0.00006));
});

test.each([100, 130, 400, 12_345, 1_000_000, 99_000_000])(
  'the axes of a flight at %i hundredths have few labels',
  (multiplier) => {
    const labels: string[] = [];
    vi.stubGlobal('Path2D', class {});
    const nothing = () => ({ addColorStop: () => undefined });
    const context = new Proxy({} as CanvasRenderingContext2D, {
      get: (_, name) => (name === 'fillText' ? (label: string) => labels.push(label) : nothing),
      set: () => true,
    });
    drawFlight(
      context,
      { width: 600, height: 300 },
      { state: 'betting', elapsed: timeTo(multiplier), multiplier },
      'en',
    );
    vi.unstubAllGlobals();
    expect(labels.length).toBeLessThan(15);
    expect(labels.some((label) => label.endsWith('x')) && labels.some((label) => label.endsWith(' s'))).toBe(true);
  },
);

test("the server's clock is measured by the quickest answer, and anew after the own clock was moved", () => {
  const clock = createServerClock();
  time = TAKE_OFF;
  clock.hear(new Date(TAKE_OFF + 59_000).toISOString());
  expect(clock.time()).toBe(TAKE_OFF + 59_000);
  clock.hear(new Date(TAKE_OFF + 60_000).toISOString());
  clock.hear(new Date(TAKE_OFF + 58_500).toISOString());
  expect(clock.time()).toBe(TAKE_OFF + 60_000);
  time += 86_400_000;
  clock.hear(new Date(TAKE_OFF + 61_000).toISOString());
  expect(clock.time()).toBe(TAKE_OFF + 61_000);
});

test('an event that comes late changes nothing, and a new round has no own bet yet', () => {
  const own = bet({});
  const now = flight({ state: 'flying' }, own);
  const event = (changes: Partial<MoonshotRound>) =>
    ({ type: 'moonshot', serverTime: now.serverTime, round: round(changes) }) as const;
  expect(mergeFlight(now, event({ state: 'betting', takeOffAt: null }))).toBe(now);
  expect(mergeFlight(now, event({ roundId: 'ms-0', number: 0 }))).toBe(now);
  expect(mergeFlight(now, event({ state: 'ended', end: '2.45' }))).toMatchObject({ own, round: { state: 'ended' } });
  expect(mergeFlight(now, event({ roundId: 'ms-2', number: 2, state: 'betting' }))).toMatchObject({ own: null });
});

test('LOBBY-19 the own bet is in until it leaves by hand or by rule, or the flight ends', () => {
  const at = (ms: number) => flightAt(round({}), TAKE_OFF + ms);
  const over = flightAt(round({ state: 'ended', end: '2.45' }), TAKE_OFF);
  const stake = '10.00';
  expect(ownFlight(flight({}), at(0))).toEqual({ kind: 'none' });
  expect(ownFlight(flight({}, bet({ state: 'void' })), at(0))).toEqual({ kind: 'none' });
  expect(ownFlight(flight({}, bet({})), at(11_553))).toEqual({ kind: 'in', stake });
  expect(ownFlight(flight({}, bet({}, '2.00')), at(11_552))).toEqual({ kind: 'in', stake });
  expect(ownFlight(flight({}, bet({}, '2.00')), at(11_553))).toEqual({ kind: 'left', stake, multiplier: 200 });
  expect(ownFlight(flight({}, bet({ state: 'won', multiplier: '1.84' })), at(60_000))).toMatchObject({
    multiplier: 184,
  });
  // 1.01 times 0.10 is paid as 0.10, so that the stake came back.
  expect(ownFlight(flight({}, bet({ state: 'push', multiplier: '1.01' })), at(60_000))).toMatchObject({
    kind: 'left',
    multiplier: 101,
  });
  expect(ownFlight(flight({}, bet({})), over)).toEqual({ kind: 'lost', stake });
  expect(ownFlight(flight({}, bet({}, '2.45')), over)).toEqual({ kind: 'left', stake, multiplier: 245 });
  expect(ownFlight(flight({}, bet({}, '2.46')), over)).toEqual({ kind: 'lost', stake });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import {
  addMembers,
  auditOf,
  HOUR,
  MINUTE,
  outcome,
  sessionOf,
  type TestServices,
  testServices,
} from '../../testing.ts';
import { playLimits } from './play-limits.ts';
import { acknowledgeRealityCheck, setRealityCheck } from './reality-check.ts';
import { requireMayPlay, requireMayStake, requireNotExcluded } from './require-may-stake.ts';
import { startSelfExclusion } from './self-exclusion.ts';
import { setMoneyLimit, setSessionLimit } from './set-limit.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `guarded${members}` }]);
  session = await sessionOf(services, `guarded${members}`);
});
afterAll(() => db.close());

/** What the audit log has of the member after its login. */
const records = async () => (await auditOf(db, session.memberId)).filter(([kind]) => kind !== 'login');
const limits = () => playLimits(services, db, session);
/** Keeps the session from idling while the clock moves on. */
const pass = async (milliseconds: number) => {
  services.pass(milliseconds);
  const keep = 'update sessions set last_seen_at = $2, expires_at = $3 where id = $1';
  const now = services.clock();
  await db.query('test_keep', keep, [session.id, new Date(now), new Date(now + 12 * HOUR)]);
};

describe('the audit log', () => {
  test('has each change of a limit with what held before', async () => {
    await setMoneyLimit(services, session, { kind: 'deposit', period: 'week', amount: '80.00' });
    await setMoneyLimit(services, session, { kind: 'deposit', period: 'week', amount: null });
    await setSessionLimit(services, session, { period: 'day', minutes: 60 });
    await setSessionLimit(services, session, { period: 'day', minutes: null });
    expect(await records()).toEqual([
      ['play_limit_changed', 'member', { limit: 'deposit', period: 'week', before: null, amount: '80.00' }],
      ['play_limit_changed', 'member', { limit: 'deposit', period: 'week', before: '80.00', amount: null }],
      ['play_limit_changed', 'member', { limit: 'time', period: 'day', before: null, amount: '60' }],
      ['play_limit_changed', 'member', { limit: 'time', period: 'day', before: '60', amount: null }],
    ]);
  });

  test('has the interval of the reality check, and an acknowledgement only of one that was due', async () => {
    await setRealityCheck(services, session, 30);
    await acknowledgeRealityCheck(services, session);
    await pass(30 * MINUTE);
    await acknowledgeRealityCheck(services, session);
    expect(await records()).toEqual([
      ['reality_check_changed', 'member', { before: 60, minutes: 30 }],
      ['reality_check_acknowledged', 'member', { session: session.id }],
    ]);
  });

  test('has a self-exclusion with its end', async () => {
    await startSelfExclusion(services, session, 'day_7');
    expect((await records()).find(([kind]) => kind === 'self_excluded')).toEqual([
      'self_excluded',
      'member',
      { period: 'day_7', until: '2026-01-12T09:30:00.000Z' },
    ]);
  });
});

describe('a refusal names the field and what can be chosen', () => {
  test('of an interval of the reality check', async () => {
    await expect(setRealityCheck(services, session, 45)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          { pointer: '/body/intervalMinutes', rule: 'reality_check_choice', message: 'Must be one of 30, 60, 120' },
        ],
      },
    });
  });

  test('of a period of self-exclusion', async () => {
    const { exclusionPeriods } = services.brand.protection;
    expect(exclusionPeriods).not.toContain('year_5');
    await expect(startSelfExclusion(services, session, 'year_5')).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          {
            pointer: '/body/period',
            rule: 'exclusion_period',
            message: `Must be one of ${exclusionPeriods.join(', ')}`,
          },
        ],
      },
    });
  });
});

describe('a limit of time', () => {
  const player = () => ({ memberId: session.memberId, sessionId: session.id, at: new Date(services.clock()) });

  test('MEMBER-22 stops game and stake at its second, of the session and of the day', async () => {
    await setRealityCheck(services, session, 120);
    await setSessionLimit(services, session, { period: 'session', minutes: 20 });
    const needs = { ...services, db };
    await pass(20 * MINUTE - 1_000);
    expect(await outcome(requireMayPlay(needs, player()))).toBe('in');
    await pass(1_000);
    expect(await outcome(requireMayPlay(needs, player()))).toBe('play_limit_reached');
    expect(await outcome(requireMayStake(needs, { ...player(), amount: '0.01' }))).toBe('play_limit_reached');
    // The day goes on in another session.
    session = await sessionOf(services, session.account);
    expect(await outcome(requireMayPlay(needs, player()))).toBe('in');
    await setSessionLimit(services, session, { period: 'day', minutes: 20 });
    expect(await outcome(requireMayPlay(needs, player()))).toBe('play_limit_reached');
  });

  test('MEMBER-22 is told with what is left, never less than nothing, and with the change that waits', async () => {
    await setSessionLimit(services, session, { period: 'session', minutes: 20 });
    await pass(5 * MINUTE + 59_000);
    expect((await limits()).sessionLimits[0]).toEqual({
      period: 'session',
      minutes: 20,
      usedMinutes: 5,
      remainingMinutes: 15,
      resetsAt: null,
      pending: null,
    });
    await setSessionLimit(services, session, { period: 'session', minutes: null });
    expect((await limits()).sessionLimits[0]?.pending).toEqual({
      minutes: null,
      effectiveAt: '2026-01-06T09:35:59.000Z',
    });
    await pass(20 * MINUTE);
    expect((await limits()).sessionLimits[0]).toMatchObject({ usedMinutes: 25, remainingMinutes: 0 });
  });
});

describe('an account', () => {
  test('that has excluded itself is refused, one that was closed is not refused as such', () => {
    expect(() => requireNotExcluded('excluded')).toThrow('self_excluded');
    expect(() => requireNotExcluded('disabled')).not.toThrow();
    expect(() => requireNotExcluded('active')).not.toThrow();
  });

  test('whose sessions all ended in the meantime still hears of one', async () => {
    await db.query('test_end', 'update sessions set ended_at = $2 where member_id = $1', [
      session.memberId,
      new Date(services.clock()),
    ]);
    expect((await startSelfExclusion(services, session, 'permanent')).sessionsEnded).toBe(1);
    expect((await records()).find(([kind]) => kind === 'self_excluded')?.[2]).toEqual({
      period: 'permanent',
      until: null,
    });
  });

  test('without limits is told the choices of the brand, and the moment', async () => {
    const { exclusionPeriods, realityCheckChoices } = services.brand.protection;
    expect(await limits()).toMatchObject({
      realityCheckMinutes: 60,
      realityCheckChoices,
      exclusionPeriods,
      currency: 'USD',
      asOf: '2026-01-05T09:30:00.000Z',
    });
  });
});

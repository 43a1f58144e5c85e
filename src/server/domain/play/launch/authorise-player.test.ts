import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { isStorableText } from '#server/shared/json-body.ts';
import { malformedTexts } from '#server/testing/malformed-input.ts';
import type { Session } from '../../identity/session/session.ts';
import { post } from '../../money/wallet/post.ts';
import { HOUR, logIn, MINUTE, outcome, SECOND, sessionWith, type TestServices, testServices } from '../../testing.ts';
import { authorisePlayer } from './authorise-player.ts';
import { giveLaunchToken, playSessionOf } from './launch-token.ts';
import { playerBalance } from './player-balance.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

async function signIn(account = 'player01'): Promise<{ readonly session: Session; readonly token: string }> {
  const { token } = await logIn(services, account);
  return { session: await sessionWith(services, token), token };
}

const saffron = { vendor: 'SAF', nodeId: '20001', gameId: 'lantern-road', roomId: null, language: 'VI' } as const;

async function give(who: Awaited<ReturnType<typeof signIn>>, subject = {}): Promise<string> {
  const given = await giveLaunchToken(services, who.session, who.token, { ...saffron, ...subject });
  if (given === undefined) throw new Error('no token was given');
  return given.token;
}

describe('authorisePlayer', () => {
  test('API-73 a launch token is exchanged once for a play session with all that a vendor may know', async () => {
    const who = await signIn();
    const token = await give(who);
    expect(await authorisePlayer(services, 'SAF', token)).toEqual({
      memberId: String(who.session.memberId),
      nickname: 'Minh Khoa',
      playToken: expect.stringMatching(/^pl_[\w-]{22}$/),
      expiresAt: new Date(services.clock() + 12 * HOUR).toISOString(),
      nodeId: '20001',
      gameId: 'lantern-road',
      language: 'VI',
      currency: 'USD',
      balance: '12480.50',
      asOf: new Date(services.clock()).toISOString(),
    });
    expect(await outcome(authorisePlayer(services, 'SAF', token))).toBe('launch_token_invalid');
  });

  test('API-73 one of two concurrent exchanges succeeds', async () => {
    const token = await give(await signIn());
    const both = [authorisePlayer(services, 'SAF', token), authorisePlayer(services, 'SAF', token)].map(outcome);
    expect((await Promise.all(both)).sort()).toEqual(['in', 'launch_token_invalid']);
  });

  test('API-73 a token is invalid for another vendor, and after a minute', async () => {
    const who = await signIn();
    const token = await give(who);
    expect(await outcome(authorisePlayer(services, 'NOR', token))).toBe('launch_token_invalid');
    services.pass(60 * SECOND);
    expect(await outcome(authorisePlayer(services, 'SAF', token))).toBe('launch_token_invalid');
  });

  test('API-73 a token ends with its session', async () => {
    const who = await signIn();
    const token = await give(who);
    await db.query('test_end', 'update sessions set ended_at = now() where id = $1', [who.session.id]);
    expect(await outcome(authorisePlayer(services, 'SAF', token))).toBe('launch_token_invalid');
  });

  test('a player who self-excluded meanwhile cannot play', async () => {
    const who = await signIn('promoter41');
    const token = await give(who);
    const status = (value: string) =>
      db.query('test_status', 'update members set status = $2 where id = $1', [who.session.memberId, value]);
    await status('excluded');
    expect(await outcome(authorisePlayer(services, 'SAF', token))).toBe('self_excluded');
    await status('active');
  });

  test('ERROR-27 a game whose maintenance began after the launch does not open', async () => {
    const token = await give(await signIn(), { vendor: 'HBL', nodeId: null, gameId: null });
    expect(await outcome(authorisePlayer(services, 'HBL', token))).toBe('game_maintenance');
  });

  test('an arbitrary text opens no session', async () => {
    for (const text of Object.values(malformedTexts).filter(isStorableText)) {
      expect(await outcome(authorisePlayer(services, 'SAF', text))).toBe('launch_token_invalid');
    }
  });
});

describe('a play session', () => {
  test("ends with the member's session, by logout or idle time: a game does not prolong it", async () => {
    const who = await signIn();
    const { playToken } = await authorisePlayer(services, 'SAF', await give(who));
    expect(await playSessionOf(services, 'SAF', playToken)).toMatchObject({ gameId: 'lantern-road' });
    expect(await outcome(playSessionOf(services, 'NOR', playToken))).toBe('play_token_expired');
    services.pass(30 * MINUTE - 1);
    expect(await outcome(playSessionOf(services, 'SAF', playToken))).toBe('in');
    services.pass(1);
    expect(await outcome(playSessionOf(services, 'SAF', playToken))).toBe('play_token_expired');
  });
});

describe('playerBalance', () => {
  test('returns the balance of members who opened a game of the vendor, and of no others', async () => {
    const who = await signIn();
    const id = String(who.session.memberId);
    await authorisePlayer(services, 'SAF', await give(who));
    expect(await playerBalance(services, 'SAF', id)).toMatchObject({
      memberId: id,
      currency: 'USD',
      balance: '12480.50',
    });
    expect(await outcome(playerBalance(services, 'NOR', id))).toBe('not_found');
    expect(await outcome(playerBalance(services, 'SAF', '99999999999999999999'))).toBe('not_found');
  });

  test('WALLET-12 a vendor with its own wallets sees nothing of the main wallet, but the one at the vendor', async () => {
    const who = await signIn('agent01');
    const { memberId } = who.session;
    const token = await give(who, { vendor: 'KIT', nodeId: '20003', gameId: 'neon-saigon' });
    expect(await authorisePlayer(services, 'KIT', token)).toMatchObject({ balance: '0.00' });
    await post(db, {
      key: 'test:to-kit',
      kind: 'transfer',
      reason: { kind: 'operator', id: 'to-kit' },
      currency: 'USD',
      at: new Date(services.clock()),
      entries: [
        { memberId, purpose: 'main', amount: '-7.00' },
        { memberId, purpose: 'vendor:KIT', amount: '7.00' },
      ],
    });
    expect(await playerBalance(services, 'KIT', String(memberId))).toMatchObject({ balance: '7.00' });
  });

  test('a vendor that has left the catalogue still learns of its players', async () => {
    const who = await signIn();
    const token = await give(who);
    const known = await services.catalogue.current();
    const without = { ...known, lanes: [], byNodeId: new Map(), vendors: new Map() };
    const later = { ...services, catalogue: { ...services.catalogue, current: async () => without } };
    const { balance, memberId } = await authorisePlayer(later, 'SAF', token);
    expect(await playerBalance(later, 'SAF', memberId)).toMatchObject({ balance });
  });
});

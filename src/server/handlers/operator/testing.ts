import { randomBytes } from 'node:crypto';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../../db/testing.ts';
import { authenticator } from '../../domain/identity/session/session.ts';
import { takeBack } from '../../domain/money/debts/debts.ts';
import { operationEntries } from '../../http/operation-entries.ts';
import { seedDemo } from '../../seed/seed.ts';
import { malformedTexts } from '../../testing/malformed-input.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { handlers } from '../handlers.ts';
import { restorable } from './testing/restorable.ts';

const operatorKey = 'an-operator-key-of-32-characters';
const merchantKey = 'a-merchant-key-of-32-characters-';

const bothLanguages = process.env['TIER'] === 'full';

type Headers = Readonly<Record<string, string>>;
type Entry = Readonly<Record<string, unknown>>;

/** The queries without which lists are not answered. */
const required: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listGames: { gameType: 'RNG' },
  listDraws: { gameCode: 'VN_CENTRAL' },
  listOpenedNumero: { gameCode: 'VN_CENTRAL' },
  getVietnamNumero: { gameCode: 'VN_CENTRAL' },
  getTeamOverview: { period: 'today' },
  getPromotion: { id: 'p-105' },
  getMemberPromotion: { id: 'p-105' },
};

/** The credentials of the operator. */
const operator: Headers = { 'X-Operator-Key': operatorKey };

/**
 * A server with every operation on a seeded database, the calls of an operator, and what everybody can read. With
 * `history` the database has the demo's records, which wait for decisions.
 */
export async function startOperatorServer({ history = false } = {}) {
  const db = await openTestDatabase({ seeded: !history });
  if (history) {
    await seedDemo(db, { clock: () => TEST_NOW, brand: TEST_BRAND, history, team: { timeZone: 'Asia/Ho_Chi_Minh' } });
  }
  const { db: served, restoring } = restorable(db);
  const server = await startTestServer({
    db: served,
    handlers,
    clock: () => TEST_NOW,
    random: randomBytes,
    authenticate: authenticator(served),
    env: { OPERATOR_KEY: operatorKey, MERCHANT_KEY: merchantKey, RATE_LIMIT_PER_MINUTE: 'off' },
  });
  let calls = 0;

  /** Sends a body under a key of its own, and returns the outcome. */
  async function send(path: string, body: BodyInit, own: Headers) {
    calls += 1;
    const headers = { ...own, 'Idempotency-Key': `an-extreme-of-a-test-${calls}` };
    const response = await fetch(server.url + path, { method: 'POST', headers, body });
    return {
      status: response.status,
      answer: (await response.json()) as { readonly code?: string; readonly value?: Entry },
    };
  }

  const make = (path: string, payload: unknown, own = operator) =>
    send(path, JSON.stringify(payload), { ...own, 'Content-Type': 'application/json' });

  async function read(path: string, own = operator) {
    const response = await fetch(server.url + path, { headers: own });
    const { value } = (await response.json()) as { readonly value?: Entry & { readonly content?: readonly Entry[] } };
    return { status: response.status, value, content: value?.content ?? [] };
  }

  /** Takes an amount back from a member, and returns what it owes for it. */
  async function takeFrom(memberId: number, amount: string): Promise<string> {
    calls += 1;
    const taken = { key: `taken-in-a-test-${calls}`, kind: 'adjustment', memberId, amount } as const;
    const about = { at: new Date(TEST_NOW), currency: TEST_BRAND.currency.code, why: null } as const;
    const reason = { type: 'operator', id: 'a-test' } as const;
    return served.transaction((tx) => takeBack(tx, { ...taken, ...about, reason, to: [{ house: 'house', amount }] }));
  }

  /** The credentials of a member. */
  async function comeIn(account: string): Promise<Headers> {
    const { answer: given } = await make('/wps/session/ticket', { account }, { 'X-Merchant-Key': merchantKey });
    const { answer: opened } = await make('/wps/session/token', { ticket: given.value?.['ticket'] }, {});
    const session = opened.value?.['session'] as { readonly token: string } | undefined;
    return { Authorization: `Bearer ${session?.token}` };
  }

  /**
   * The lists and pages that cannot be read with some credentials; all, or those of some ids. At night in either language, by
   * day one in English and the next in Vietnamese.
   */
  async function unreadable(own = operator, ids?: RegExp): Promise<string[]> {
    const security = 'Authorization' in own ? 'session' : own === operator ? 'operator' : 'none';
    const readable = operationEntries.filter(
      (entry) =>
        entry.method === 'get' &&
        !entry.path.includes('{') &&
        // The live stream has no end.
        entry.id !== 'streamEvents' &&
        (entry.security === 'none' || entry.security === security),
    );
    if (readable.length < 15) throw new Error('these lists are not all');
    const found: string[] = [];
    const asked = readable.filter((entry) => ids?.test(entry.id) ?? true);
    for (const [place, { id, path }] of asked.entries()) {
      for (const language of bothLanguages ? ['EN', 'VI'] : [place % 2 === 0 ? 'EN' : 'VI']) {
        const query = new URLSearchParams(required[id]);
        const response = await fetch(`${server.url}${path}?${query}`, { headers: { ...own, Language: language } });
        await response.arrayBuffer();
        if (response.status >= 500) found.push(`${id} ${response.status}`);
      }
    }
    return found;
  }

  const stop = async () => {
    await server.stop();
    await db.close();
  };
  return { make, send, read, comeIn, takeFrom, unreadable, restoring, stop };
}

/** Moments at the ends of what a date can be. */
export const moments = [
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+14:00',
  '0001-01-01T00:00:00Z',
  '1582-10-10T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '1970-01-01T00:00:00+14:00',
  '2026-01-05T09:00:00.000001Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
];

/** Every text at its maximum length, and text that is malformed for its field. */
export const textsOf = (longest: number) => [
  ...['x', '&', '<', '"', 'ệ', '\u00a0'].map((letter) => letter.repeat(longest)),
  '👩‍👩‍👧‍👦'.repeat(Math.floor(longest / 11)),
  ...Object.values(malformedTexts).filter((text) => text.length <= longest),
];

/** One text of the maximum length, in characters of Unicode, with everything that is long in some form. */
export const longText = (longest: number) =>
  Array.from('😀<&"ệ\u00a0\u202e'.repeat(longest)).slice(0, longest).join('');

import { describe, expect, test } from 'vitest';
import { lateness } from '../document/conventions.ts';
import { BadFile } from '../document/load.ts';
import type { Operation, SecurityScheme } from '../document/operation.ts';
import { type Case, noValues } from '../exchange/exchange.ts';
import { inSensibleOrder } from '../phases/examples.ts';
import { Credentials } from '../session/credentials.ts';
import { Pool, parallel } from './pool.ts';
import { keysByScheme, selected } from './run-suite.ts';
import { spared } from './tester.ts';

const bearer: SecurityScheme = { name: 'bearerAuth', kind: 'bearer', in: 'header', parameter: 'Authorization' };
const key = (name: string): SecurityScheme => ({ name, kind: 'apiKey', in: 'header', parameter: `X-${name}` });

function operation(id: string, more: Partial<Operation> = {}): Operation {
  const shape = { method: 'GET', path: `/${id}`, tag: 't', parameters: [], body: undefined, responses: [] };
  const marks = { rules: [], sort: [], range: undefined, own: undefined, totals: {}, effects: [] };
  return { id, ...shape, security: [], encrypted: false, ...marks, ...more };
}

test('operations are selected by id, tag or path', () => {
  const all = [
    operation('getNote', { tag: 'notes' }),
    operation('login', { path: '/wps/session' }),
    operation('getAll'),
  ];
  const ids = (include: readonly string[], exclude: readonly string[] = []) =>
    selected(all, { include, exclude }).map(({ id }) => id);
  expect(ids([])).toEqual(['getNote', 'login', 'getAll']);
  expect(ids(['get*'])).toEqual(['getNote', 'getAll']);
  expect(ids(['NOTES', '/wps/*'])).toEqual(['getNote', 'login']);
  expect(ids([], ['login', 'notes'])).toEqual(['getAll']);
  expect(ids(['get'])).toEqual([]);
});

test('keys find their scheme by a word of its name', () => {
  const all = [
    operation('a', { security: [[key('operatorKey')]] }),
    operation('b', { security: [[key('vendorKey')]] }),
  ];
  expect([...keysByScheme(all, { operator: 'x', vendorKey: 'y', merchant: 'z' })]).toEqual([
    ['operatorKey', 'x'],
    ['vendorKey', 'y'],
  ]);
  expect(() => keysByScheme(all, { key: 'x' })).toThrow(BadFile);
});

test('operations that end sessions or close the site come last, reading ones first', () => {
  const post = (id: string) => operation(id, { method: 'POST' });
  const all = ['setMaintenance', 'excludeSelf', 'changePassword', 'logout', 'createNote'].map(post);
  const deletion = operation('deleteNote', { method: 'DELETE' });
  const ordered = inSensibleOrder([...all, deletion, operation('getPasswordRules')]).map(({ id }) => id);
  const first = ['getPasswordRules', 'createNote', 'deleteNote'];
  expect(ordered).toEqual([...first, 'logout', 'changePassword', 'excludeSelf', 'setMaintenance']);
  expect(lateness(operation('getPasswordRules'))).toBe(0);
});

describe('concurrent work', () => {
  test('keeps to the allowed number', async () => {
    let now = 0;
    let most = 0;
    await parallel([...Array(30).keys()], 4, async () => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
    });
    expect(most).toBe(4);
  });

  test('stops at the first failure', async () => {
    const done: number[] = [];
    const work = parallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
      await Promise.resolve();
      if (item === 2) throw new Error('two');
      done.push(item);
    });
    await expect(work).rejects.toThrow('two');
    expect(done).not.toContain(6);
  });
});

test('the pool knows the newest values of a name, and the shared ones', () => {
  const pool = new Pool();
  const own = operation('listNotes', { security: [[bearer]] });
  for (let id = 1; id <= 20; id++) pool.learn(own, 'own', { list: [{ noteId: `n-${id}`, gameId: 'g-1' }] });
  pool.learn(operation('listGames'), 'own', { games: [{ gameId: 'g-1' }] });
  expect(pool.values('NoteId')).toHaveLength(8);
  expect(pool.values('noteId')[0]).toBe('n-20');
  expect(pool.values('nothing')).toEqual([]);
  expect(pool.isPublic(['gameId'], 'g-1')).toBe(true);
  expect(pool.isPublic(['noteId'], 'n-20')).toBe(false);
});

describe('the account of the run', () => {
  const login = (value: object, more: Partial<Case> = {}): Case => ({
    operation: operation('login'),
    values: noValues,
    body: { media: 'application/json', value },
    actor: 'own',
    intent: 'valid',
    phase: 'coverage',
    what: '',
    ...more,
  });
  const of = (asked: Case) => spared(asked, new Map([['ada', 'right']]), () => true).body;

  test('does not appear with a wrong password', () => {
    expect(of(login({ username: 'ada', password: 'x' }))).toMatchObject({
      value: { username: 'stranger7c41', password: 'x' },
    });
  });

  test('appears with the right one, which locks nothing', () => {
    const value = { username: 'ada', password: 'right', captcha: 'wrong' };
    expect(of(login(value))).toMatchObject({ value });
  });

  test('appears in examples, in steps, and where nothing can be locked', () => {
    const value = { username: 'ada', password: 'x' };
    expect(of(login(value, { phase: 'examples' }))).toMatchObject({ value });
    expect(of(login(value, { intent: 'step' }))).toMatchObject({ value });
    expect(of(login({ username: 'ada', title: 'x' }))).toMatchObject({ value: { username: 'ada', title: 'x' } });
    const guarded = operation('createNote', { security: [[bearer]] });
    expect(of(login(value, { operation: guarded }))).toMatchObject({ value });
  });
});

describe('credentials', () => {
  const secrets = {
    token: 'member-token',
    tokenOther: 'other-token',
    tokenAgent: 'agent-token',
    keys: new Map([['operatorKey', 'op-key']]),
  };
  const guarded = operation('a', { security: [[bearer]] });
  const values = (credentials: Credentials, of: Operation, actor: Parameters<Credentials['attached']>[1]) =>
    credentials.attached(of, actor).map(({ name, value }) => `${name}: ${value}`);

  test('are those of the caller', () => {
    const credentials = new Credentials(secrets);
    expect(values(credentials, guarded, 'own')).toEqual(['Authorization: Bearer member-token']);
    expect(values(credentials, guarded, 'other')).toEqual(['Authorization: Bearer other-token']);
    expect(values(credentials, guarded, { token: 't' })).toEqual(['Authorization: Bearer t']);
    expect(values(credentials, guarded, 'nobody')).toEqual([]);
    expect(values(credentials, operation('open'), 'own')).toEqual([]);
  });

  test('of an impostor resemble the real ones but differ', () => {
    const credentials = new Credentials(secrets);
    const [forged = ''] = values(credentials, guarded, 'impostor');
    expect(forged).toHaveLength('Authorization: Bearer member-token'.length);
    expect(forged).not.toContain('member-token');
    expect(values(credentials, operation('k', { security: [[key('operatorKey')]] }), 'impostor')).not.toContain(
      'X-operatorKey: op-key',
    );
  });

  test('are the first alternative that the suite has completely', () => {
    const credentials = new Credentials(secrets);
    const either = operation('e', { security: [[key('vendorKey')], [key('operatorKey')]] });
    expect(values(credentials, either, 'own')).toEqual(['X-operatorKey: op-key']);
    expect(credentials.has(operation('v', { security: [[key('vendorKey'), bearer]] }))).toBe(false);
    expect(credentials.missing(operation('v', { security: [[key('vendorKey'), bearer]] }))).toEqual(['vendorKey']);
  });

  test("may be an agent's, or temporary", () => {
    const credentials = new Credentials(secrets);
    credentials.takeRole(guarded, 'agent');
    expect(values(credentials, guarded, 'own')).toEqual(['Authorization: Bearer agent-token']);
    credentials.lend(guarded, 'lent-token');
    expect(values(credentials, guarded, 'own')).toEqual(['Authorization: Bearer lent-token']);
  });
});

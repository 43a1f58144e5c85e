import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { DAY, SECOND, testServices } from '../domain/testing.ts';
import { tidy } from './housekeeping.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const INSERT_KEY = `
  insert into idempotency_keys (scope, operation, key_hash, request_hash, answer, created_at)
  values ('operator', 'test', $1, '', '{}', $2)`;
const INSERT_SESSION = `
  insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at, ended_at, ip, device)
  values ($1, 1000001, $2, $2, $2, $2, '', '')`;
const INSERT_PLAY = `
  insert into recent_plays (member_id, vendor_code, game_code, played_at) values (1000001, 'SAF', $1, $2)`;

test('a key is kept for a day, a session for three months after its end, a play for 90 days', async () => {
  const services = await testServices(db);
  const now = new Date(services.clock());
  await db.query('test_key', INSERT_KEY, ['first', now]);
  await db.query('test_session', INSERT_SESSION, ['first', now]);
  await db.query('test_play', INSERT_PLAY, ['first', now]);
  const left = async () => {
    const keys = await db.query<{ name: string }>('test_keys', 'select key_hash as name from idempotency_keys');
    const sessions = await db.query<{ name: string }>('test_sessions', 'select token_hash as name from sessions');
    const plays = await db.query<{ name: string }>('test_plays', 'select game_code as name from recent_plays');
    return [...keys, ...sessions, ...plays].map(({ name }) => name);
  };
  services.pass(DAY);
  await tidy(services);
  expect(await left()).toEqual(['first', 'first', 'first']);
  services.pass(SECOND);
  await tidy(services);
  expect(await left()).toEqual(['first', 'first']);
  services.pass(89 * DAY);
  await tidy(services);
  expect(await left()).toEqual(['first']);
  services.pass(2 * DAY);
  await tidy(services);
  expect(await left()).toEqual([]);
  expect(await authenticator(services.db)(services, 'first', { background: false })).toBe('unknown');
});

test('pictures of an application go 92 days after its decision, those of an open one stay', async () => {
  const services = await testServices(db);
  const now = new Date(services.clock());
  const file = (id: string, state: string, decidedAt: Date | null) =>
    db.query(
      'test_application',
      `with filed as (
        insert into applications (id, promotion_id, member_id, state, remark, image_count, filed_at, decided_at)
        select $1, (select min(id) from promotions), 1000001, $2, 'A test', 1, $3, $4 returning id
      )
      insert into application_images (id, application_id, position, content_type, width, height, bytes, data)
      select 'picture-of-' || $1, $1, 1, 'image/png', 1, 1, 1, 'AA==' from filed`,
      [id, state, now, decidedAt],
    );
  await file('decided', 'rejected', now);
  await file('open', 'applying', null);
  const left = async () => {
    const sql = "select application_id as id from application_images where id like 'picture-of-%' order by 1";
    return (await db.query<{ id: string }>('test_pictures', sql)).map(({ id }) => id);
  };
  services.pass(92 * DAY);
  await tidy(services);
  expect(await left()).toEqual(['decided', 'open']);
  services.pass(SECOND);
  await tidy(services);
  expect(await left()).toEqual(['open']);
  const kept = await db.query('test_kept', "select id from applications where id = 'decided'");
  expect(kept).toHaveLength(1);
});

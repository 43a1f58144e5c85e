import { describe, expect, test } from 'vitest';
import { whyNotLocked, whyNotMigrated } from './why-not-migrated.ts';

const failure = (query: string, code: string) =>
  new Error(`Failed query: ${query}`, { cause: Object.assign(new Error('refused'), { code }) });
const create = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;';

describe('migrations that fail', () => {
  test('without the right to create pg_trgm say who can', () => {
    expect(whyNotMigrated(failure(create, '42501'))?.message).toMatch(/may not create the extension pg_trgm/);
  });

  test('without another right say which one', () => {
    const schema = failure('CREATE SCHEMA IF NOT EXISTS "drizzle"', '42501');
    expect(whyNotMigrated(schema)?.message).toMatch(/may not create what the server needs; grant it/);
  });

  test.each(['0A000', '58P01'])('without pg_trgm itself say what to install (%s)', (code) => {
    expect(whyNotMigrated(failure(create, code))?.message).toMatch(/does not have the extension pg_trgm/);
  });

  test('that wait for a table in use say who has it', () => {
    const index = failure('CREATE INDEX "entries_booked" ON "entries"', '55P03');
    expect(whyNotMigrated(index)?.message).toMatch(/Another process uses the database.*nothing was changed/);
  });

  test('for another reason are left unchanged', () => {
    expect(whyNotMigrated(failure('CREATE TABLE x ();', '42P07'))).toBeUndefined();
    expect(whyNotMigrated(failure(create, '57014'))).toBeUndefined();
    expect(whyNotMigrated('no error')).toBeUndefined();
  });
});

test('a lock that is not free is named with who holds it; other failures stay as they are', () => {
  const busy = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  const holder = { pid: 4711, name: 'portico', address: '10.0.0.7', since: new Date('2026-03-01T08:00:00Z') };
  expect(whyNotLocked(busy, holder)?.message).toMatch(
    /session 4711 \(portico\) from 10\.0\.0\.7, since 2026-03-01T08:00:00\.000Z, holds the lock.*pg_terminate_backend\(4711\)/,
  );
  expect(whyNotLocked(busy, undefined)?.message).toContain('another session holds the lock');
  expect(whyNotLocked(Object.assign(new Error('gone'), { code: '57P01' }), holder)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { whyNotMigrated } from './why-not-migrated.ts';

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

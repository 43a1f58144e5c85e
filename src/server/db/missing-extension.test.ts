import { describe, expect, test } from 'vitest';
import { missingExtension } from './missing-extension.ts';

const failure = (query: string, code: string) =>
  new Error(`Failed query: ${query}`, { cause: Object.assign(new Error('refused'), { code }) });
const create = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;';

describe('a migration that fails for want of pg_trgm', () => {
  test('says what to do when the user may not create it', () => {
    expect(missingExtension(failure(create, '42501'))?.message).toMatch(/^The user of DATABASE_URL may not create/);
  });

  test.each(['0A000', '58P01'])('says what to install when the server does not have it (%s)', (code) => {
    expect(missingExtension(failure(create, code))?.message).toMatch(/does not have the extension pg_trgm/);
  });

  test('is told from every other failure', () => {
    expect(missingExtension(failure('CREATE TABLE x ();', '42501'))).toBeUndefined();
    expect(missingExtension(failure(create, '57014'))).toBeUndefined();
    expect(missingExtension('no error')).toBeUndefined();
  });
});

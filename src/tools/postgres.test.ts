import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

test('a server of its own answers, and is gone after stop', async () => {
  const { url, stop } = await startPostgres({ env: { ...process.env, DATABASE_URL: '' } });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select current_setting($1) as fsync', ['fsync']);
  await client.end();
  await stop();
  expect(rows).toEqual([{ fsync: 'off' }]);
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('the server of DATABASE_URL is used as it is', async () => {
  const { url, stop } = await startPostgres({ env: { DATABASE_URL: 'postgres://somebody@db.example/test' } });
  await stop();
  expect(url).toBe('postgres://somebody@db.example/test');
});

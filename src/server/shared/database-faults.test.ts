import { expect, test } from 'vitest';
import { databaseFault, isDatabaseAway } from './database-faults.ts';

test.each([
  ['ECONNREFUSED', 'connect', true],
  ['57P01', 'terminating connection', true],
  ['08006', 'connection failure', true],
  ['53300', 'too many clients', true],
  ['53100', 'could not extend file: No space left on device', true],
  ['ENOSPC', 'no space left on device, write', true],
  ['25006', 'cannot execute UPDATE in a read-only transaction', true],
  [undefined, 'Connection terminated unexpectedly', true],
  [undefined, 'timeout exceeded when trying to connect', true],
  [undefined, 'Query read timeout', true],
  ['57P03', 'the database system is starting up', true],
  ['57014', 'canceling statement due to statement timeout', true],
  ['40001', 'could not serialize access', true],
  ['40P01', 'deadlock detected', true],
  ['57P04', 'the database was dropped', false],
  ['42P01', 'relation does not exist', false],
  ['23505', 'duplicate key', false],
  [undefined, 'undefined is not a function', false],
])('an error with code %s (%s) means that the database is away: %s', (code, message, away) => {
  const cause = Object.assign(new Error(message), { code });
  expect(isDatabaseAway(new Error('outer', { cause }))).toBe(away);
  expect(isDatabaseAway(new AggregateError([new Error('outer', { cause })], 'one failed'))).toBe(away);
});

test.each([
  ['40001', { repeated: true }],
  ['40P01', { repeated: true }],
  ['53100', { unready: true }],
  ['53300', {}],
  ['57P01', {}],
  ['08006', {}],
])('what the code %s asks for: %o', (code, fault) => {
  expect(databaseFault(Object.assign(new Error('no'), { code }))).toEqual(fault);
});

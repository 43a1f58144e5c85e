import { expect, test } from 'vitest';
import { errorFacts, isDatabaseAway } from './error-facts.ts';

test('the facts come from the cause, without the statement around it', () => {
  const cause = Object.assign(new TypeError('duplicate key'), { code: '23505', detail: 'Key (name)=(secret)' });
  const facts = errorFacts(new Error('Failed query: insert\nparams: secret', { cause }));
  expect(facts).toMatchObject({ type: 'TypeError', message: 'duplicate key', code: '23505' });
  expect(facts.stack).toMatch(/^\s+at .*error-facts\.test\.ts/);
  expect(JSON.stringify(facts)).not.toContain('secret');
});

test('of several errors the facts are those of the first, with the words of all', () => {
  const first = Object.assign(new TypeError('duplicate key'), { code: '23505' });
  const facts = errorFacts(new AggregateError([first, new Error('other')], '2 rounds were not settled'));
  const message = '2 rounds were not settled: duplicate key';
  expect(facts).toMatchObject({ type: 'TypeError', message, code: '23505' });
  expect(facts.stack).toBe(errorFacts(first).stack);
  expect(errorFacts(new AggregateError([first])).message).toBe('duplicate key');
});

test('a thrown value that is no error is not logged', () => {
  expect(errorFacts('secret')).toEqual({ type: 'string', message: 'not an error', code: undefined, stack: '' });
});

test('a cyclic chain of causes ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorFacts(error).message).toBe('round');
});

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
  ['23505', 'duplicate key', false],
  [undefined, 'undefined is not a function', false],
])('an error with code %s (%s) means that the database is away: %s', (code, message, away) => {
  const cause = Object.assign(new Error(message), { code });
  expect(isDatabaseAway(new Error('outer', { cause }))).toBe(away);
  expect(isDatabaseAway(new AggregateError([new Error('outer', { cause })], 'one failed'))).toBe(away);
});

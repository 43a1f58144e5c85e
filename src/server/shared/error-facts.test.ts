import { expect, test } from 'vitest';
import { errorFacts } from './error-facts.ts';

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

import { describe, expect, test } from 'vitest';
import { vietnameseExamples } from './vietnamese.ts';

function operation(...examples: readonly string[]) {
  const named = Object.fromEntries(examples.map((name) => [name, { value: {} }]));
  return { responses: { 200: { content: { 'application/json': { examples: named } } } } };
}

describe('the mock in Vietnamese', () => {
  const example = vietnameseExamples({
    paths: {
      '/games/{id}': { get: operation('one', 'one_vi'), post: operation('won') },
      '/games/a.b': { get: operation('none', 'best', 'best_vi') },
      '/prices': { get: operation('price') },
    },
  });

  test('answers with the translation of the first example that has one', () => {
    expect(example('GET', '/games/7?language=VI')).toBe('one_vi');
    expect(example('GET', '/games/a.b')).toBe('best_vi');
  });

  test('answers in English where the contract has no translation', () => {
    expect(example('POST', '/games/7')).toBeUndefined();
    expect(example('GET', '/prices')).toBeUndefined();
    expect(example('GET', '/games/7/rounds')).toBeUndefined();
    expect(example(undefined, undefined)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../document/json.ts';
import { withSchemas, zoo } from '../testing/schemas.ts';
import { validValues } from './arbitrary.ts';
import { badVariation, badVariations, goodVariations } from './spots.ts';
import { texts } from './text.ts';

const { generator, validators, at } = withSchemas(zoo);
const names = Object.keys(zoo);

function values(name: string) {
  const found = validValues(generator, validators, at(name));
  if (!found) throw new Error(`nothing can be made for ${name}`);
  return found;
}

describe('generated data', () => {
  test.each(names)('%s: generated data follows the schema', (name) => {
    const validate = validators.request(at(name));
    fc.assert(
      fc.property(values(name), (value) => validate(value).length === 0),
      { numRuns: 200, seed: 7 },
    );
  });

  test.each(names)('%s: hardly any generated data is discarded', (name) => {
    const made = generator.values(at(name).schema);
    const validate = validators.request(at(name));
    const samples = made ? fc.sample(made, { numRuns: 100, seed: 7 }) : [];
    // `dependentRequired` and `not` are only filtered afterwards.
    expect(samples.filter((value) => validate(value).length === 0).length).toBeGreaterThanOrEqual(60);
  });

  test('has every kind of value that a schema allows', () => {
    const kinds = (name: string) =>
      new Set(fc.sample(values(name), { numRuns: 200, seed: 1 }).map((value) => typeof value));
    expect(kinds('Either')).toEqual(new Set(['object', 'number']));
    expect(kinds('Any')).toEqual(new Set(['string', 'number']));
    expect(fc.sample(values('OrNull'), { numRuns: 100, seed: 1 })).toContain(null);
    expect(fc.sample(values('Maybe'), { numRuns: 100, seed: 1 })).toContain(null);
  });

  test('reaches both ends of a range', () => {
    const small = fc.sample(values('Small'), { numRuns: 300, seed: 1 });
    expect(new Set(small)).toEqual(new Set([1, 2, 3, 4, 5]));
    const great = fc.sample(values('Millis'), { numRuns: 300, seed: 1 });
    expect(great.every((value) => Number.isSafeInteger(value) && Number(value) >= 0)).toBe(true);
    expect(Math.max(...great.map(Number))).toBeGreaterThan(2 ** 40);
  });

  test('has letters of many scripts, and no text that cannot be stored', () => {
    const texts = fc.sample(values('AnyText'), { numRuns: 300, seed: 1 }).join('');
    expect(texts).toMatch(/[\u{10000}-\u{10ffff}]/u);
    expect(texts).toMatch(/[ạ漢ع]/);
    expect(texts.isWellFormed()).toBe(true);
    expect(texts).not.toMatch(/\p{Cc}/u);
  });

  test('counts characters unambiguously', () => {
    for (const text of fc.sample(values('PlainText'), { numRuns: 300, seed: 1 })) {
      expect([...String(text)].length).toBeGreaterThanOrEqual(2);
      expect(String(text).length).toBeLessThanOrEqual(9);
    }
  });

  test('is the same for the same seed', () => {
    const made = () => fc.sample(values('Person'), { numRuns: 20, seed: 99 });
    expect(made()).toEqual(made());
  });

  test.each(['json', 'path', 'query', 'header'] as const)(
    'as text in a %s has the required length, or does not exist',
    (carrier) => {
      for (const pattern of [undefined, '^[a-z]*$', '^n-[0-9]{1,3}$']) {
        for (let min = 0; min < 5; min++) {
          for (let max = 0; max < 5; max++) {
            const schema = { type: 'string', ...(pattern && { pattern }) };
            const made = texts(schema, carrier, { min, max });
            const samples = made ? fc.sample(made, { numRuns: 5, seed: 1 }) : [];
            expect(samples.filter((text) => text.length > max || [...text].length < min)).toEqual([]);
            if (min > max) expect(made).toBeUndefined();
          }
        }
      }
    },
  );

  test('does not exist if nothing can follow the schema', () => {
    const {
      generator: other,
      validators: judges,
      at: place,
    } = withSchemas({
      Never: { not: {} },
      Impossible: { type: 'string', minLength: 9, maxLength: 3 },
      Needs: { type: 'object', required: ['a'], properties: { a: { not: {} } } },
    });
    for (const name of ['Never', 'Impossible', 'Needs']) {
      expect(validValues(other, judges, place(name))).toBeUndefined();
    }
  });
});

describe('variations of a value', () => {
  const context = { generator, carrier: 'json', seed: 3 } as const;
  const closed = names.filter((name) => !['AnyText', 'Dependent'].includes(name));

  test.each(names)('%s: good ones follow the schema, bad ones do not', (name) => {
    const { schema } = at(name);
    const validate = validators.request(at(name));
    fc.assert(
      fc.property(values(name), (value) => {
        for (const good of goodVariations(schema, value, validate, context)) expect(validate(good.value)).toEqual([]);
        for (const bad of badVariations(schema, value, validate, context)) expect(validate(bad.value)).not.toEqual([]);
      }),
      { numRuns: 10, seed: 11 },
    );
  });

  test.each(closed)('%s: can be broken', (name) => {
    const { schema } = at(name);
    const value = fc.sample(values(name), { numRuns: 1, seed: 4 })[0];
    expect(badVariations(schema, value, validators.request(at(name)), context).length).toBeGreaterThan(0);
  });

  test('can be requested one by one', () => {
    const { schema } = at('Person');
    const validate = validators.request(at('Person'));
    fc.assert(
      fc.property(values('Person'), fc.nat(100), fc.nat(100), (value, place, pick) => {
        const bad = badVariation(schema, value, validate, context, { place, pick });
        expect(bad && validate(bad.value)).not.toEqual([]);
      }),
      { numRuns: 200, seed: 2 },
    );
  });

  test('break each rule of an object, also inside missing properties', () => {
    const validate = validators.request(at('Person'));
    const bad = badVariations(at('Person').schema, { name: 'Ada', age: 36 }, validate, context).map(({ what }) => what);
    expect(bad).toEqual(
      expect.arrayContaining([
        'the whole value: without name',
        'the whole value: with an unexpected property',
        'the whole value: null instead',
        '/name: shorter than 2',
        '/name: longer than 9',
        '/name: a number instead',
        '/age: below its minimum',
        '/age: above its maximum',
        '/age: a text instead',
        '/tags: more than 4 entries',
        '/tags: the same entry twice',
        '/tags/0: against its pattern, "!" at its end',
        '/home: with an unexpected property',
        '/home/mail: no email (nobody)',
      ]),
    );
  });

  test('cover each edge of an object', () => {
    const validate = validators.request(at('Person'));
    const good = goodVariations(at('Person').schema, { name: 'Ada', age: 36 }, validate, context);
    expect(good.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'the whole value: only what must be there',
        'the whole value: everything that may be there',
        '/name: the smallest length, 2',
        '/name: the greatest length, 9',
        '/age: left out',
        '/age: its minimum',
        '/age: its maximum',
        '/tags: 0 entries',
        '/tags: 4 entries',
      ]),
    );
  });

  test('differ from the value in one place', () => {
    const value = { name: 'Ada', age: 36 };
    const validate = validators.request(at('Person'));
    for (const bad of badVariations(at('Person').schema, value, validate, context)) {
      const [first] = bad.path;
      if (first === undefined) continue;
      const rest = (whole: unknown) => canonical({ ...(whole as object), [first]: undefined });
      expect(rest(bad.value)).toBe(rest(value));
    }
  });
});

import { parseArgs } from 'node:util';
import { publicRoutes } from './public-routes.ts';

/** What can be measured, in the order in which it is. */
export const parts = [
  'generate',
  'size',
  'startup',
  'load',
  'balance',
  'login',
  'lighthouse',
  'forms',
  'lobby',
] as const;
export type Part = (typeof parts)[number];

/** What a page is shown on. */
export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

export interface BenchOptions {
  readonly only: readonly Part[];
  /** The pages that are weighed and go through Lighthouse. */
  readonly routes: readonly string[];
  /** Of Lighthouse. */
  readonly forms: readonly Form[];
  /** How often Lighthouse goes through a page for what depends on time. */
  readonly runs: number;
}

/**
 * `[--only size,load] [--routes /index,/rng] [--form desktop] [--runs 1]`: without them everything, five times. Throws
 * where one names what there is not: a part that is misspelt would else be measured as kept.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      routes: { type: 'string' },
      form: { type: 'string' },
      runs: { type: 'string', default: '5' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is how many times, from 1, not '${values.runs}'`);
  return {
    only: someOf('--only', values.only, parts),
    routes: someOf('--routes', values.routes, publicRoutes),
    forms: someOf('--form', values.form, forms),
    runs,
  };
}

/** Those that a text names, with commas between them; all of them without it. */
function someOf<T extends string>(option: string, text: string | undefined, all: readonly T[]): readonly T[] {
  if (text === undefined) return all;
  return text.split(',').map((name) => {
    const known = all.find((each) => each === name);
    if (known === undefined) throw new Error(`${option} knows no '${name}', only ${all.join(', ')}`);
    return known;
  });
}

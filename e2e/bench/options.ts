import { parseArgs } from 'node:util';
import { paths } from '../../src/portal/access/paths.ts';

/** The parts that can be measured, in their order. */
export const parts = [
  'generate',
  'size',
  'startup',
  'load',
  'balance',
  'ledger',
  'posting',
  'push',
  'login',
  'lighthouse',
  'forms',
  'lobby',
  'rounds',
  'settlement',
  'draws',
  'contracts',
] as const;
export type Part = (typeof parts)[number];

/** The device that shows a page. */
export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

export interface BenchOptions {
  readonly only: readonly Part[];
  /** The pages for the sizes and for Lighthouse. */
  readonly routes: readonly string[];
  /** The devices of Lighthouse. */
  readonly forms: readonly Form[];
  /** The number of Lighthouse runs on a page, for the figures that depend on time. */
  readonly runs: number;
  /** The number of simulated rounds and draws and of settled bets, where it is not the usual one. */
  readonly count: number | undefined;
}

/** Addresses that redirect, repeat another page, or show a guest only the login. */
const others: ReadonlySet<string> = new Set([
  paths.root,
  paths.down,
  paths.promoDetail,
  paths.registerHtml,
  paths.seamless,
  paths.game,
]);

/** A promotion of the seed. */
const promotion = `${paths.promotions}/p-101`;

/** The address of every page that a guest can open; new entries of `paths` are included automatically. */
export const publicRoutes: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => !others.has(path))
    .flatMap((path) => (path === paths.promotions ? [path, promotion] : [path])),
];

/**
 * Parses `[--only size,load] [--routes /index,/rng] [--form desktop] [--runs 1] [--count 10000]`. The default is everything, five
 * times. Throws for an unknown name: a misspelt part would keep its old figures as if measured.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      routes: { type: 'string' },
      form: { type: 'string' },
      runs: { type: 'string', default: '5' },
      count: { type: 'string' },
    },
  });
  const runs = wholeNumber('--runs', values.runs);
  return {
    only: someOf('--only', values.only, parts),
    routes: someOf('--routes', values.routes, publicRoutes),
    forms: someOf('--form', values.form, forms),
    runs,
    count: values.count === undefined ? undefined : wholeNumber('--count', values.count),
  };
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} is how many times, from 1, not '${text}'`);
  return number;
}

/** The values in a comma-separated text; all values without it. */
function someOf<T extends string>(option: string, text: string | undefined, all: readonly T[]): readonly T[] {
  if (text === undefined) return all;
  return text.split(',').map((name) => {
    const known = all.find((each) => each === name);
    if (known === undefined) throw new Error(`${option} knows no '${name}', only ${all.join(', ')}`);
    return known;
  });
}

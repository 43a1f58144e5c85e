import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultOptions, type Login, phaseNames, type SuiteOptions } from '../run/options.ts';
import { type Flag, type FlagName, flags } from './flags.ts';

/** A mistake on the command line, in a sentence. */
export class BadUsage extends Error {}

export interface CliOptions {
  readonly suite: SuiteOptions;
  readonly allowPending: string | undefined;
  readonly baseline: string | undefined;
  readonly rerun: string | undefined;
  readonly isSeedGiven: boolean;
  readonly report: string | undefined;
}

/** Reads the command line; `help` is set when help is requested. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): CliOptions | 'help' {
  const given = new Given(args, env);
  if (given.has('help')) return 'help';
  const url = given.one('url');
  if (url === undefined) throw new BadUsage('--url is missing: where is the backend?');
  if (given.one('rerun') !== undefined && given.many('include').length > 0)
    throw new BadUsage('--rerun says what is tested, so --include cannot');
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url)) throw new BadUsage(`--url ${url} is no http address`);
  return {
    suite: {
      ...defaultOptions,
      url,
      contract: given.one('contract') ?? nearbyContract(process.cwd(), import.meta.dirname),
      workflows: given.many('workflows'),
      inputs: Object.fromEntries(given.many('input').map((text) => pair('input', text, '='))),
      inputsFrom: given.one('inputs-from'),
      allowsPending: given.one('allow-pending') !== undefined,
      allowUnaccepted: given.many('allow-unaccepted'),
      login: login('login', given.secret('login')),
      loginOther: login('login-other', given.secret('login-other')),
      loginAgent: login('login-agent', given.secret('login-agent')),
      token: given.secret('token'),
      tokenOther: given.secret('token-other'),
      tokenAgent: given.secret('token-agent'),
      keys: keys(given),
      headers: given.many('header').map((text) => pair('header', text, ':')),
      include: given.many('include'),
      exclude: given.many('exclude'),
      phases: phases(given.one('phases')),
      seed: given.number('seed', { whole: true, min: -(2 ** 31) }) ?? randomInt(2 ** 31),
      changes: given.number('changes', { whole: true, min: 1 }),
      runs: given.number('runs', { whole: true, min: 1 }) ?? defaultOptions.runs,
      maxTimeMs: milliseconds(given.number('max-time', { min: 1 })) ?? defaultOptions.maxTimeMs,
      timeoutMs: milliseconds(given.number('timeout', { min: 0.1 })) ?? defaultOptions.timeoutMs,
      rate: given.number('rate', { min: 0.1 }),
      connections: given.number('connections', { whole: true, min: 1 }) ?? defaultOptions.connections,
      encryption: encryption(given.one('encryption')),
      allowExtraFields: given.has('allow-extra-fields'),
    },
    allowPending: given.one('allow-pending'),
    baseline: given.one('baseline'),
    rerun: given.one('rerun'),
    isSeedGiven: given.one('seed') !== undefined,
    report: given.one('report'),
  };
}

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** The values on the command line. */
class Given {
  readonly #values: Values;
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
    const options = Object.fromEntries(
      flags.map((flag: Flag) => {
        const type = flag.value === undefined ? ('boolean' as const) : ('string' as const);
        return [flag.name, { type, multiple: flag.many === true }];
      }),
    );
    try {
      this.#values = parseArgs({ args: [...args], options, strict: true }).values;
    } catch (error) {
      throw new BadUsage(error instanceof Error ? error.message : String(error));
    }
  }

  has(name: FlagName): boolean {
    return this.#values[name] === true;
  }

  one(name: FlagName): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  many(name: FlagName): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  }

  secret(name: FlagName): string | undefined {
    const value = this.one(name);
    return value === undefined ? undefined : this.reveal(name, value);
  }

  reveal(name: FlagName, value: string): string {
    const variable = /^env:(\w+)$/.exec(value)?.[1];
    if (variable === undefined) return value;
    const found = this.#env[variable];
    if (!found) throw new BadUsage(`--${name}: the environment variable ${variable} is not set`);
    return found;
  }

  number(name: FlagName, { whole = false, min }: { whole?: boolean; min: number }): number | undefined {
    const text = this.one(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value) || value < min || (whole && !Number.isInteger(value))) {
      throw new BadUsage(`--${name} ${text} must be a ${whole ? 'whole ' : ''}number of at least ${min}`);
    }
    return value;
  }
}

function pair(name: string, text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  if (at < 1) throw new BadUsage(`--${name} ${text} must have the form NAME${separator}VALUE`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function login(name: string, text: string | undefined): Login | undefined {
  if (text === undefined) return undefined;
  const at = text.indexOf(':');
  if (at < 1) throw new BadUsage(`--${name} must have the form USER:PASSWORD`);
  return { user: text.slice(0, at), password: text.slice(at + 1) };
}

function keys(given: Given): Record<string, string> {
  const named = [
    ['operator', given.secret('token-operator')],
    ['merchant', given.secret('merchant-key')],
    ['vendor', given.secret('vendor-key')],
  ] as const;
  const others = given.many('key').map((text) => {
    const [name, value] = pair('key', text, '=');
    return [name, given.reveal('key', value)] as const;
  });
  const found: Record<string, string> = Object.fromEntries(others);
  for (const [name, value] of named) if (value !== undefined) found[name] = value;
  return found;
}

function phases(text: string | undefined): SuiteOptions['phases'] {
  if (text === undefined) return phaseNames;
  return text.split(',').map((name) => {
    const known = phaseNames.find((phase) => phase === name.trim());
    if (!known) throw new BadUsage(`--phases: there is no phase ${name} (${phaseNames.join(', ')})`);
    return known;
  });
}

function encryption(text: string | undefined): SuiteOptions['encryption'] {
  if (text === undefined) return 'auto';
  if (text !== 'required' && text !== 'optional') throw new BadUsage('--encryption must be required or optional');
  return text;
}

function milliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}

/**
 * The contract: `generated/openapi.yaml` of the current project or `openapi.yaml` beside the program. The first one
 * found on the way up from these folders is used.
 */
export function nearbyContract(...folders: readonly string[]): string {
  const found = folders
    .flatMap(upwards)
    .flatMap((folder) => [join(folder, 'openapi.yaml'), join(folder, 'generated/openapi.yaml')])
    .find((file) => existsSync(file));
  if (found === undefined) throw new BadUsage('--contract is missing: no openapi.yaml was found near here');
  return found;
}

function upwards(folder: string): readonly string[] {
  return dirname(folder) === folder ? [folder] : [folder, ...upwards(dirname(folder))];
}

import type { Phase } from '../exchange/exchange.ts';

/** An account to log in with. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

/** All settings of a run. */
export interface SuiteOptions {
  readonly url: string;
  readonly contract: string;
  readonly workflows: readonly string[];
  readonly token?: string | undefined;
  readonly tokenOther?: string | undefined;
  readonly tokenAgent?: string | undefined;
  readonly login?: Login | undefined;
  readonly loginOther?: Login | undefined;
  readonly loginAgent?: Login | undefined;
  /** Keys by a word of their security scheme (operator, merchant, vendor) or by the whole name of the scheme. */
  readonly keys: Readonly<Record<string, string>>;
  readonly headers: readonly (readonly [string, string])[];
  /** Operations by id, tag or path; `*` matches any text. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Only these are tested: what failed in an earlier run. */
  readonly only?: { readonly operations: readonly string[]; readonly workflows: readonly string[] } | undefined;
  readonly phases: readonly Phase[];
  readonly seed: number;
  /** The most requests with one change for each operation, drawn by the seed; all without a number. */
  readonly changes?: number | undefined;
  /** Generated requests for each operation. */
  readonly runs: number;
  readonly maxTimeMs: number;
  readonly timeoutMs: number;
  readonly rate: number | undefined;
  readonly connections: number;
  readonly encryption: 'auto' | 'required' | 'optional';
  readonly allowExtraFields: boolean;
  /** Values for the inputs of workflows. */
  readonly inputs: Readonly<Record<string, string>>;
  /** A command that prints the inputs which a workflow lacks. */
  readonly inputsFrom?: string | undefined;
  /** Whether a backend may implement nothing: a list says what is pending. */
  readonly allowsPending: boolean;
  /** Ids of operations that the backend need not accept a request of. */
  readonly allowUnaccepted: readonly string[];
}

export const phaseNames: readonly Phase[] = ['examples', 'coverage', 'generated', 'stateful'];

/** The default settings of a run. */
export const defaultOptions = {
  workflows: [],
  keys: {},
  headers: [],
  include: [],
  exclude: [],
  phases: phaseNames,
  runs: 50,
  maxTimeMs: 300_000,
  timeoutMs: 10_000,
  rate: undefined,
  connections: 8,
  encryption: 'auto',
  allowExtraFields: false,
  inputs: {},
  allowsPending: false,
  allowUnaccepted: [],
} as const satisfies Partial<SuiteOptions>;

import type { Call } from './client.ts';

/** A value that a command needs: an argument, a flag, or the answer to a question. */
export interface Field<T extends string = string, Optional extends boolean = boolean> {
  readonly question: string;
  readonly optional: Optional;
  readonly choices?: readonly T[];
  /** The value where nothing is given. */
  readonly initial?: () => T;
  /** What was typed, as the contract has it. Throws a `UsageError` for what cannot be meant. */
  readonly read?: (typed: string) => T;
}

export type Fields = Readonly<Record<string, Field>>;

/** The values of fields, by name. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T, infer Optional>
    ? Optional extends true
      ? T | undefined
      : T
    : never;
};

/** What a command found or did. */
export interface Outcome {
  /** The value of the answer, for `--json`. */
  readonly value: unknown;
  /** The same for a person. */
  readonly text: string;
}

interface Spec<F extends Fields> {
  readonly summary: string;
  /** The field that names a record, the command's first argument. */
  readonly id?: keyof F & string;
  readonly fields: F;
  /** The question to confirm first, where money moves or visitors are kept out. */
  confirm?(values: Values<F>, call: Call): string | Promise<string>;
  run(call: Call, values: Values<F>): Promise<Outcome>;
}

/** Values as they were read, by the names of the fields. */
type GivenValues = Values<Fields>;

export type Command = Spec<Fields>;

/** A command whose values have the types of its fields. */
export function command<const F extends Fields>({ summary, id, fields, ...spec }: Spec<F>): Command {
  const typed = (values: GivenValues): Values<F> => {
    if (!areFor(fields, values)) throw new Error(`the values do not fit the fields of '${summary}'`);
    return values;
  };
  return {
    summary,
    fields,
    ...(id !== undefined && { id }),
    ...(spec.confirm && {
      confirm: (values: GivenValues, call: Call) => spec.confirm?.(typed(values), call) ?? '',
    }),
    run: (call, values) => spec.run(call, typed(values)),
  };
}

function areFor<F extends Fields>(fields: F, values: GivenValues | Values<F>): values is Values<F> {
  const given = new Map<string, string | undefined>(Object.entries(values));
  return Object.entries<Field>(fields).every(([name, { optional: isOptional, choices }]) => {
    const value = given.get(name);
    return value === undefined ? isOptional : (choices?.includes(value) ?? true);
  });
}

export function required(question: string, initial?: () => string): Field<string, false> {
  return { question, optional: false, ...(initial && { initial }) };
}

export function optional(question: string): Field<string, true> {
  return { question, optional: true };
}

export function oneOf<const T extends string>(question: string, choices: readonly T[]): Field<T, false> {
  return { question, optional: false, choices };
}

export function filterOf<const T extends string>(question: string, choices: readonly T[]): Field<T, true> {
  return { question, optional: true, choices };
}

/** A record of a list, for the interactive mode. */
export interface Item {
  readonly id: string;
  readonly label: string;
  /** The names of the commands that its state allows. */
  readonly actions: readonly string[];
}

/** The commands over one kind of record. */
export interface Area {
  readonly title: string;
  readonly commands: Readonly<Record<string, Command>>;
  /** How many records wait for a decision; undefined where none ever does. */
  waiting?(call: Call): Promise<number>;
  /** The records to choose from; undefined where the area has none. */
  items?(call: Call): Promise<readonly Item[]>;
}

import type { Command, Field, Fields } from './command.ts';
import { OperatorError, UsageError } from './operator-error.ts';
import type { Prompts } from './prompts.ts';

/** The texts given for a command's fields. */
export type Given = Readonly<Record<string, string | undefined>>;

/** The flag of a field: `bankReference` is `--bank-reference`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What names a field on the command line. */
function labelOf({ id }: Pick<Command, 'id'>, name: string): string {
  return name === id ? 'The id' : `--${flagOf(name)}`;
}

/** Names a field that was refused, and what belongs there. What is no field of the command keeps its name. */
export function wordsOf(command: Command, name: string): string {
  const field = Object.hasOwn(command.fields, name) ? command.fields[name] : undefined;
  return field === undefined ? name : `${labelOf(command, name)} (${field.question})`;
}

/** The values of a command without a person: those given, else the initial ones. Throws {@link UsageError}. */
export function valuesOf(command: Command, given: Given): Given {
  const values = Object.entries(command.fields).map(([name, field]) => {
    const value = given[name] ?? field.initial?.();
    const label = labelOf(command, name);
    if (value === undefined && !field.optional) throw new UsageError(`${label} is missing: ${field.question}.`);
    if (value !== undefined && !isChoice(field, value)) {
      throw new UsageError(`${label} is one of ${field.choices?.join(', ')}, not '${value}'.`);
    }
    return [name, value === undefined ? undefined : readAs(field, value, `${label} (${field.question}): `)] as const;
  });
  return Object.fromEntries(values);
}

/**
 * The values of a command, asking a person for those that were not given. `before` are answers of the same person, to be
 * confirmed or changed.
 */
export async function askValues(fields: Fields, given: Given, prompts: Prompts, before: Given = {}): Promise<Given> {
  const values: Record<string, string | undefined> = {};
  for (const [name, field] of Object.entries(fields)) {
    values[name] = given[name] ?? ((await askOne(field, prompts, before[name])) || undefined);
  }
  return values;
}

async function askOne(field: Field, prompts: Prompts, before: string | undefined): Promise<string> {
  const { question, optional, choices, initial } = field;
  if (!choices) {
    const message = optional ? `${question} (may stay empty)` : question;
    const faultOf = (typed: string) => faultIn(field, typed);
    const asked = await prompts.ask(message, { initial: before ?? initial?.() ?? '', isOptional: optional, faultOf });
    return asked === '' ? '' : readAs(field, asked);
  }
  const none = optional ? [{ value: '', label: 'none' }] : [];
  return prompts.choose(question, [...none, ...choices.map((value) => ({ value, label: value }))], before);
}

function isChoice({ choices }: Field, value: string): boolean {
  return choices === undefined || choices.includes(value);
}

/** What was typed for a field, as the contract has it. Throws {@link UsageError}, after the words `before`. */
function readAs({ read }: Field, typed: string, before = ''): string {
  const fault = faultIn({ read }, typed);
  if (fault !== undefined) throw new UsageError(`${before}${fault}`);
  return read?.(typed) ?? typed;
}

/** What is wrong with what was typed; undefined where nothing is. */
function faultIn({ read }: Pick<Field, 'read'>, typed: string): string | undefined {
  try {
    read?.(typed);
    return undefined;
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NAMELESS } from '#server/config/caller-keys.ts';
import { demoKeyFile } from '../demo.ts';
import { areaOf } from './areas.ts';
import { operatorClient } from './client.ts';
import type { Command } from './command.ts';
import { askValues, flagOf, type Given, valuesOf, wordsOf } from './fields.ts';
import { help } from './help.ts';
import { interact } from './interactive.ts';
import { OperatorError, UsageError } from './operator-error.ts';
import { Cancelled, promptsOn, type Terminal } from './prompts.ts';
import { pagesOf, visible } from './text.ts';

const general = {
  url: { type: 'string' },
  key: { type: 'string' },
  'idempotency-key': { type: 'string' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * The command line of operators: a command with arguments runs and ends, none opens the menu. Returns the exit code: 0,
 * 1 where the server refused, 2 where the command was wrong.
 */
export async function runOperator(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal & { readonly errors: NodeJS.WritableStream },
): Promise<number> {
  try {
    await run(args, env, terminal);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return 1;
    if (!(error instanceof OperatorError) && !isArgumentError(error)) throw error;
    terminal.errors.write(`${visible(error.message)}\n`);
    return error instanceof UsageError || isArgumentError(error) ? 2 : 1;
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<void> {
  // Flags may stand before the command too; which flags it has is not known yet.
  const { positionals: words, values: asked } = parseArgs({ args: [...args], options: general, strict: false });
  const named = words[0] === 'help' ? words.slice(1, 3) : words.slice(0, 2);
  if (asked.help || words[0] === 'help') {
    terminal.output.write(help(named));
    return;
  }
  const chosen = named.length > 0 ? commandOf(named) : undefined;
  const fields = Object.keys(chosen?.fields ?? {}).filter((name) => name !== chosen?.id);
  const own = Object.fromEntries(fields.map((name) => [flagOf(name), { type: 'string' } as const]));
  const { values: flags, positionals: all } = parseArgs({
    args: [...args],
    options: { ...own, ...general },
    allowPositionals: true,
  });
  const { url, key, 'idempotency-key': idempotencyKey, json, yes } = flags;
  const { operator, ...connection } = readSettings({ url, key }, env);
  const call = operatorClient({ ...connection, idempotencyKey });
  const prompts = promptsOn(terminal);
  if (!chosen) {
    if (!terminal.isPerson) throw new UsageError(`Name a command; the menu needs a terminal.\n\n${help()}`);
    return interact(call, prompts, { url: connection.url, operator });
  }
  const positionals = all.slice(named.length);
  const expected = chosen.id === undefined ? 0 : 1;
  if (positionals.length > expected) throw new UsageError(`'${positionals[expected]}' is one argument too many.`);
  const texts: Readonly<Record<string, unknown>> = flags;
  const given: Given = {
    ...Object.fromEntries(fields.map((name) => [name, asText(texts[flagOf(name)])])),
    ...(chosen.id !== undefined && { [chosen.id]: positionals[0] }),
  };
  const values = valuesOf(chosen, terminal.isPerson ? await askMissing(chosen, given, terminal) : given);
  const question = yes ? undefined : await chosen.confirm?.(values, call);
  if (question !== undefined) {
    if (!terminal.isPerson) throw new UsageError(`${question} Add --yes to do it.`);
    if (!(await prompts.confirm(question))) throw new Cancelled();
  }
  const { value, text } = await chosen.run(call, values).catch((error: unknown) => {
    throw inWordsOf(chosen, error);
  });
  const hint = pagesOf(value) > 1 ? '\n--page-no N shows another page' : '';
  terminal.output.write(`${json ? JSON.stringify(value, undefined, 2) : visible(text) + hint}\n`);
}

/** Asks a person for what a command needs and was not given. */
async function askMissing({ fields }: Command, given: Given, terminal: Terminal): Promise<Given> {
  const missing = Object.entries(fields).filter(
    ([name, { optional, initial }]) => given[name] === undefined && !optional && !initial,
  );
  return { ...given, ...(await askValues(Object.fromEntries(missing), {}, promptsOn(terminal))) };
}

/** An error whose fields are named as the command line names them. */
function inWordsOf(chosen: Command, error: unknown): unknown {
  if (!(error instanceof OperatorError)) return error;
  const text = error.told((name) => wordsOf(chosen, name));
  return error instanceof UsageError ? new UsageError(text) : new OperatorError(text);
}

function commandOf([areaName = '', name]: readonly string[]): Command {
  const area = areaOf(areaName);
  const names = Object.keys(area.commands).join(', ');
  if (name === undefined) throw new UsageError(`'${areaName}' takes one of ${names}.`);
  const found = Object.hasOwn(area.commands, name) ? area.commands[name] : undefined;
  if (!found) throw new UsageError(`'${areaName}' takes ${names}, not '${name}'.`);
  return found;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

interface Flags {
  readonly url: string | undefined;
  readonly key: string | undefined;
}

/**
 * The server and the operator key: the flags, else the environment, else what `npm start` uses. The operator's name is
 * known where `OPERATOR_KEYS` says it, as to the server, or where the key is that of `npm start`. Throws
 * {@link UsageError} where there is no key.
 */
function readSettings(
  { url, key }: Flags,
  env: NodeJS.ProcessEnv,
): { readonly url: string; readonly key: string; readonly operator: string | undefined } {
  const address = url ?? env['OPERATOR_URL'] ?? `http://127.0.0.1:${env['PORT'] || 4000}`;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new UsageError(`--url is the address of a server, not '${address}'.`);
  const named = (env['OPERATOR_KEYS'] ?? '')
    .split(',')
    .map((entry) => /^([^=]*)=(.*)$/.exec(entry.trim())?.slice(1) ?? []);
  const [[, onlyKey] = []] = named;
  const demoKey = readDemoKey(env);
  const known = key ?? (env['OPERATOR_KEY'] || (named.length === 1 && onlyKey) || demoKey);
  if (known === undefined) {
    throw new UsageError(
      `There is no operator key. The demo of \`npm start\` writes one to ${demoKeyFile(env)}; for another server set OPERATOR_KEY or --key.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(known)) throw new UsageError('The operator key has a character that no key has.');
  const [name] = named.find(([, own]) => own === known) ?? [];
  return { url: address, key: known, operator: name ?? (known === demoKey ? NAMELESS : undefined) };
}

function readDemoKey(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return readFileSync(demoKeyFile(env), 'utf8').trim();
  } catch {
    return undefined;
  }
}

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { entriesOf, isObject, type JsonObject, listOf, valueAt } from '../document/json.ts';
import { type Generator, sampleOf } from '../generate/arbitrary.ts';
import type { SuiteOptions } from '../run/options.ts';
import type { Secrets } from '../session/credentials.ts';

/**
 * The inputs of a workflow. Sources in this order: the command line, the run's tokens and keys, the default, fresh data
 * of the pattern. Fresh data makes a name new in every run.
 */
export function inputsOf(
  schema: JsonObject,
  options: SuiteOptions,
  secrets: Secrets,
  generator: Generator,
): JsonObject {
  const given: JsonObject = { ...fromSecrets(secrets), ...options.inputs };
  const inputs = entriesOf(schema['properties']).map(([name, property]) => {
    const own = isObject(property) ? property : {};
    // Not `given[name]`: a name like `constructor` is inherited.
    return [name, valueAt(given, [name]) ?? own['default'] ?? fresh(generator, own)] as const;
  });
  return { ...given, ...Object.fromEntries(inputs) };
}

/** Required inputs that cannot be generated, such as a code sent to a telephone. */
export function missingInputs(schema: JsonObject, inputs: JsonObject): readonly string[] {
  return listOf(schema['required'])
    .map(String)
    .filter((name) => valueAt(inputs, [name]) === undefined);
}

function fromSecrets({ token, tokenOther, tokenAgent, keys }: Secrets): JsonObject {
  return { token, tokenOther, tokenAgent, ...Object.fromEntries(keys) };
}

/** An input may become part of an address or a header, which do not carry every character. */
function fresh(generator: Generator, schema: JsonObject): unknown {
  if (!('pattern' in schema || 'format' in schema) || schema['format'] === 'password') return undefined;
  const values = generator.values(schema, 'header');
  return values && sampleOf(values, randomInt(2 ** 31));
}

/** The program of `--inputs-from` did not supply inputs; the message says why. */
export class NotSupplied extends Error {}

/** What the program reads as JSON. */
interface Wanted {
  readonly workflow: string;
  /** The known inputs of the workflow. */
  readonly inputs: JsonObject;
  /** The outputs of earlier workflows, by id. */
  readonly outputs: JsonObject;
}

const longestMs = 60_000;

/** Runs the command, which reads {@link Wanted} and prints an object of inputs. Throws {@link NotSupplied}. */
export async function suppliedInputs(command: string, wanted: Wanted): Promise<JsonObject> {
  const printed = await answerOf(command, JSON.stringify(wanted));
  const inputs = parsed(printed);
  if (!isObject(inputs)) throw new NotSupplied(`${command} printed no JSON object for ${wanted.workflow}`);
  return inputs;
}

function answerOf(command: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], timeout: longestMs });
    let printed = '';
    let complaint = '';
    program.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    program.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    program.on('error', reject);
    program.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new NotSupplied(`${command} ended with ${code ?? 'a time-out'}: ${complaint.trim().slice(-500)}`));
    });
    // A program that needs no input may end without reading it.
    program.stdin.on('error', () => undefined).end(input);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

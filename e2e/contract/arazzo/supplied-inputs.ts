import { spawn } from 'node:child_process';
import { isObject, type JsonObject } from '../document/json.ts';

/** The program of `--inputs-from` did not supply inputs; the message says why. */
export class NotSupplied extends Error {}

/** What the program reads as JSON. */
export interface Wanted {
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

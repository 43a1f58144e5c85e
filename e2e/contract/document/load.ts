import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import { isObject, type JsonObject, pointerParts, valueAt } from './json.ts';

/** An unusable file, with one sentence for the caller. */
export class BadFile extends Error {}

/** Reads YAML or JSON; a mistake is named with file and line. */
export async function readYaml(file: string): Promise<JsonObject> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new BadFile(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines });
  const [error] = parsed.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new BadFile(`${file}:${line}:${col} is no YAML: ${error.message.split('\n')[0]}`);
  }
  const value: unknown = parsed.toJS({ maxAliasCount: 1000 });
  if (!isObject(value)) throw new BadFile(`${file} holds no object`);
  return value;
}

/** A node of the contract and its location, in the form of a `$ref`. */
export interface Placed {
  readonly node: JsonObject;
  readonly pointer: string;
}

/** An OpenAPI document in one file. */
export class ContractDocument {
  readonly root: JsonObject;
  readonly file: string;

  constructor(root: JsonObject, file: string) {
    this.root = root;
    this.file = file;
    if (!/^3\.1\./.test(String(root['openapi']))) {
      throw new BadFile(`${file} is no OpenAPI 3.1 document: its \`openapi\` is ${JSON.stringify(root['openapi'])}`);
    }
    if (!isObject(root['paths'])) throw new BadFile(`${file} has no paths`);
  }

  /** Follows references until the node is no reference. */
  follow(value: unknown, pointer: string): Placed {
    let at = value;
    let place = pointer;
    for (let steps = 0; steps < 50; steps++) {
      if (!isObject(at)) throw new BadFile(`${this.file}: there is no object at ${place}`);
      const reference = at['$ref'];
      if (typeof reference !== 'string') return { node: at, pointer: place };
      if (!reference.startsWith('#')) {
        throw new BadFile(`${this.file}: ${place} refers to another file (${reference}): bundle the contract first`);
      }
      place = reference;
      at = valueAt(this.root, pointerParts(reference));
      if (at === undefined) throw new BadFile(`${this.file}: nothing stands at ${reference}`);
    }
    throw new BadFile(`${this.file}: the references at ${pointer} go round in a circle`);
  }
}

/** Reads a contract. */
export async function loadContract(file: string): Promise<ContractDocument> {
  return new ContractDocument(await readYaml(file), file);
}

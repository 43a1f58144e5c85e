import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compareDocuments, describe } from './gate/compare-documents.ts';
import { isNode, type Node, objectAt } from './gate/document.ts';
import { announcesBreak, hasEntry, rewritten } from './gate/releases.ts';

/**
 * The gate: compares the bundle with the released one. Portal and server follow a change of path, method, bound or header
 * automatically; other clients and backends do not. A breaking change passes only with a new `info.version` and a
 * changelog entry, and what was released stays as it was.
 */
export async function breakingChanges(root: string): Promise<readonly string[]> {
  const base = await readContract(join(root, 'openapi/released.yaml'));
  const revision = await readContract(join(root, 'generated/openapi.yaml'));
  const [released, version] = [versionOf(base), versionOf(revision)];
  const offences = await rewritten(root, released);
  if (offences.length > 0) return offences;
  const breaks = compareDocuments({ base, revision });
  if (breaks.length === 0) return [];
  const advice = [
    ...(announcesBreak(released, version) ? [] : [`raise info.version (released: ${released}, now: ${version})`]),
    ...(hasEntry(await readFile(join(root, 'openapi/CHANGELOG.md'), 'utf8'), version) && version !== released
      ? []
      : ['describe the break in openapi/CHANGELOG.md under the new version']),
  ];
  if (advice.length === 0) return [];
  return [...breaks.map(describe), `openapi/openapi.yaml: to break the contract, ${advice.join(' and ')}`];
}

/** Caches parsed documents: several checks read the same one, and parsing takes a second. */
const lastRead = new Map<string, { readonly text: string; readonly document: Node }>();

/** Reads a bundled document. */
export async function readContract(file: string): Promise<Node> {
  const text = await readFile(file, 'utf8');
  const known = lastRead.get(file);
  if (known?.text === text) return known.document;
  const document: unknown = parse(text);
  if (!isNode(document)) throw new Error(`${file} is no OpenAPI document`);
  lastRead.set(file, { text, document });
  return document;
}

/** `info.version` of a document. */
export function versionOf(document: Node): string {
  return String(objectAt(document, 'info')['version']);
}

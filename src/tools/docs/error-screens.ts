import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as zod from 'zod';

const screens = zod.strictObject({
  keys: zod.record(zod.string(), zod.string()),
  screens: zod.record(zod.string(), zod.array(zod.string())),
});

/** Where the portal's sentence for an error code comes from, `message` or a text of its own, and where it shows it. */
export interface ErrorScreen {
  readonly key: string;
  readonly screen: string;
}

/** What the portal does with each error code, by code, from openapi/guide/errors.yaml. */
export async function readErrorScreens(root: string): Promise<ReadonlyMap<string, ErrorScreen>> {
  const file = 'openapi/guide/errors.yaml';
  const read = screens.safeParse(parse(await readFile(join(root, file), 'utf8')));
  if (!read.success) throw new Error(`${file}: ${zod.prettifyError(read.error)}`);
  const entries = Object.entries(read.data.screens).flatMap(([screen, codes]) =>
    codes.map((code) => [code, { key: read.data.keys[code] ?? 'message', screen }] as const),
  );
  const twice = entries.find(([code], index) => entries.slice(0, index).some(([earlier]) => earlier === code));
  if (twice) throw new Error(`${file}: ${twice[0]} stands there twice`);
  return new Map(entries);
}

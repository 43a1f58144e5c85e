import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as zod from 'zod';

const value = zod.union([zod.string(), zod.number(), zod.boolean()]);
const fact = zod.union([value, zod.array(value)]);

const thing = zod.strictObject({
  key: zod.string(),
  parts: zod.array(zod.string()).default([]),
  told: zod.boolean().default(false),
  same: zod.array(zod.string()).default([]),
  known: zod.record(zod.string(), zod.record(zod.string(), fact)).default({}),
});

const time = zod.iso.datetime();

const facts = zod.strictObject({
  times: zod.strictObject({
    from: time,
    until: time,
    ahead: zod.strictObject({ fields: zod.array(zod.string()), until: time }),
    old: zod.array(zod.string()),
  }),
  hosts: zod.array(zod.string()),
  texts: zod.array(zod.string()),
  things: zod.array(thing),
});

/** The facts that all examples share, from openapi/facts.yaml. */
export type Facts = zod.output<typeof facts>;
/** A kind of object, identified by its key, with the fields that are the same in all examples. */
export type Thing = Facts['things'][number];
/** A field value. */
export type Value = zod.output<typeof value>;

/** Reads the facts; throws with the location of a malformed one. */
export async function readFacts(root: string): Promise<Facts> {
  const read = facts.safeParse(parse(await readFile(join(root, 'openapi/facts.yaml'), 'utf8')));
  if (!read.success) throw new Error(`openapi/facts.yaml: ${zod.prettifyError(read.error)}`);
  return read.data;
}

/** Returns a test whether the stories contain all words of a value. They write amounts as 1,000.00. */
export function storyTeller(stories: string): (told: Value) => boolean {
  const plain = stories.replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const words = new Set(plain.match(/[\p{L}\d][\p{L}\d_.:-]*(?<![.:-])/gu));
  return (told) =>
    String(told)
      .replace(/^-/, '')
      .split(' ')
      .every((word) => words.has(word));
}

/** Reports facts whose key or value is missing from the stories. */
export function untold({ things }: Facts, isTold: (told: Value) => boolean): readonly string[] {
  return things.flatMap(({ key, known }) =>
    Object.entries(known).flatMap(([id, fields]) => {
      const values = [id, ...Object.values(fields).flatMap((value) => [value].flat().slice(0, 1))];
      const missing = new Set(values.filter((one) => !isTold(one)));
      return [...missing].map((one) => `openapi/facts.yaml: ${key} ${id}: stories.md does not tell '${one}'`);
    }),
  );
}

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';

const fileOf = (root: string) => join(root, 'openapi/releases.yaml');

/** Says what to do where `released.yaml` is not what the last release was: clients and backends were made for that. */
export async function rewritten(root: string, version: string): Promise<readonly string[]> {
  const [released, digests] = await Promise.all([
    readFile(join(root, 'openapi/released.yaml'), 'utf8'),
    readFile(fileOf(root), 'utf8'),
  ]);
  // The file maps versions to digests.
  const [last, digest] = Object.entries(parse(digests) as Record<string, string>).at(-1) ?? [];
  if (last === version && digest === digestOf(released)) return [];
  return [
    `openapi/released.yaml: this is not ${last} as it was released: take it back with \`git checkout\`, and release a change as a later version with \`npm run release:contract\``,
  ];
}

/** Notes what was released as a version. */
export async function noteRelease(root: string, version: string, released: string): Promise<void> {
  const digests = parseDocument(await readFile(fileOf(root), 'utf8'));
  digests.set(version, digestOf(released));
  await writeFile(fileOf(root), digests.toString());
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

type Version = readonly [major: number, minor: number, patch: number];

function partsOf(version: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new Error(`openapi/openapi.yaml: info.version '${version}' is not MAJOR.MINOR.PATCH`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Whether `now` may break `released`: before 1.0 with a new minor version, from then on with a new major one. */
export function announcesBreak(released: string, now: string): boolean {
  const [major, minor] = partsOf(released);
  const [nowMajor, nowMinor] = partsOf(now);
  return nowMajor > major || (major === 0 && nowMajor === 0 && nowMinor > minor);
}

/** Whether `now` comes after `released`. */
export function isLater(released: string, now: string): boolean {
  const before = partsOf(released);
  const difference = partsOf(now)
    .map((part, index) => part - (before[index] ?? 0))
    .find((part) => part !== 0);
  return difference !== undefined && difference > 0;
}

/** Whether the changelog has a non-empty section `## VERSION`. */
export function hasEntry(changelog: string, version: string): boolean {
  const section = changelog.split(/^## /m).find((part) => part.split(/[\s,]/)[0] === version);
  return section !== undefined && section.split('\n').slice(1).join('').trim() !== '';
}

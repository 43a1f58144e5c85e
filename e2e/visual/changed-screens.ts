import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Screen } from './screen.ts';

/** The feature whose pages a screen shows, by the beginning of its name. */
const features: readonly (readonly [name: RegExp, feature: string])[] = [
  [/^home/, 'home'],
  [/^(lobby|search|vendor|game-list)/, 'lobby'],
  [/^(login|change-password)/, 'session'],
  [/^register/, 'registration'],
  [/^launch/, 'launch'],
  [/^announcements/, 'notices'],
  [/^help/, 'help'],
  [/^download/, 'download'],
  [/^chat/, 'support'],
  [/^vip/, 'vip'],
  [/^(promotion|raffle)/, 'promotions'],
  [/^point-mall/, 'mall'],
  [/^(vn)?lottery/, 'lottery'],
  [/^member/, 'member'],
  [/^agent-home/, 'agent-home'],
  [/^agent/, 'agent'],
  [/^maintenance/, 'status'],
  [/^(game-|fairness)/, 'originals'],
  [/^not-found/, 'app'],
];

export function featureOf({ name }: Pick<Screen, 'name'>): string {
  const found = features.find(([pattern]) => pattern.test(name));
  if (found === undefined) throw new Error(`The screen ${name} needs a row in e2e/visual/changed-screens.ts.`);
  return found[1];
}

/**
 * The screens whose pictures a change may alter: all of a changed feature; the first of each feature where something
 * changed that all of them use; all where the pictures themselves or their making changed.
 */
export function screensOf<S extends Pick<Screen, 'name'>>(
  screens: readonly S[],
  changed: readonly string[],
): readonly S[] {
  if (changed.some((file) => /^e2e\/(visual|browser)/.test(file))) return screens;
  const own = new Set(changed.map((file) => /^src\/portal\/features\/([^/]+)\//.exec(file)?.[1]));
  const isShared = changed.some((file) =>
    /^(src\/portal\/(?!features\/)|src\/(server|shared)\/|generated\/|package)/.test(file),
  );
  const first = new Set([...Map.groupBy(screens, featureOf).values()].map(([screen]) => screen?.name));
  return screens.filter((screen) => own.has(featureOf(screen)) || (isShared && first.has(screen.name)));
}

/**
 * The files that differ from the commit that last renewed a picture, so that every clone of a commit draws the same
 * screens; undefined where git cannot say.
 */
export function changedFiles(root = join(import.meta.dirname, '../..')): readonly string[] | undefined {
  const git = (...args: readonly string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return undefined;
    }
  };
  // In a shallow clone the oldest commit seems to have made everything.
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const renewed = git('log', '-1', '--format=%H', '--', 'e2e/visual/snapshots');
  const differ = renewed ? git('diff', '--name-only', renewed) : undefined;
  return differ?.split('\n').filter((file) => !/\.(test|md)\b/.test(file));
}

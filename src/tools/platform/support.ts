import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The browsers of MDN's data that have the engine of a browser of Browserslist. */
const engines: Readonly<Record<string, readonly (keyof CompatData['browsers'])[]>> = {
  // Browserslist knows only the newest version of Android's browsers, which are numbered as Chrome is.
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

/** Tells the browsers of the floor that lack a feature, as `chrome 110`; none if all have it. */
export type Lacking = (compat: CompatStatement) => readonly string[];

/** MDN's record of what each browser has had since which version. */
export function compatData(): CompatData {
  // The package's documented way in; as a module its 20 MB would be parsed at the import.
  return createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
}

export function lackingAt(root: string): Lacking {
  const floor = [...floorVersions(root)].flatMap(([name, version]) =>
    (engines[name] ?? []).map((browser) => ({ browser, version })),
  );
  return (compat) =>
    floor.flatMap(({ browser, version }) => {
      const since = sinceWhen(compat.support[browser]);
      return since <= version ? [] : [`${browser} ${Number.isFinite(since) ? since : 'none'}`];
    });
}

/** The oldest version of each browser that the portal supports, by Browserslist's name: `package.json` declares them. */
function floorVersions(root: string): ReadonlyMap<string, number> {
  const floor = new Map<string, number>();
  for (const found of browserslist(undefined, { path: root })) {
    const [browser = '', versions = ''] = found.split(' ');
    // `16.6-16.7` are two releases of one row.
    const version = Number.parseFloat(versions);
    floor.set(browser, Math.min(floor.get(browser) ?? version, version));
  }
  return floor;
}

/** The floor as Vite's `build.target`, for scripts and styles. */
export function buildTargets(root: string): string[] {
  return [...floorVersions(root)].map(([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`);
}

/** The first version with the feature under its own name and without a setting. */
function sinceWhen(support: CompatStatement['support'][keyof CompatData['browsers']]): number {
  if (support === undefined) return 0;
  const plain = [support].flat().filter((one) => !one.flags && !one.prefix && !one.alternative_name);
  return Math.min(...plain.map(versionOf), Number.POSITIVE_INFINITY);
}

function versionOf({ version_added: version }: SimpleSupportStatement): number {
  if (version === false) return Number.POSITIVE_INFINITY;
  const number = Number.parseFloat(String(version).replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}

/** The features directly below a feature, by name. */
export function featuresBelow(feature: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

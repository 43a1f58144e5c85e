import browserslist from 'browserslist';

/** The oldest version of each browser that the portal supports, by Browserslist's name: `package.json` declares them. */
export function floorVersions(root: string): ReadonlyMap<string, number> {
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

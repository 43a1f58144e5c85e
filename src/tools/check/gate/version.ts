type Version = readonly [major: number, minor: number, patch: number];

function parse(version: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new Error(`openapi/openapi.yaml: info.version '${version}' is not MAJOR.MINOR.PATCH`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Whether `now` may break `released`: before 1.0 with a new minor version, from then on with a new major one. */
export function announcesBreak(released: string, now: string): boolean {
  const [major, minor] = parse(released);
  const [nowMajor, nowMinor] = parse(now);
  return nowMajor > major || (major === 0 && nowMajor === 0 && nowMinor > minor);
}

/** Whether `now` comes after `released`. */
export function isLater(released: string, now: string): boolean {
  const before = parse(released);
  const difference = parse(now)
    .map((part, index) => part - (before[index] ?? 0))
    .find((part) => part !== 0);
  return difference !== undefined && difference > 0;
}

/** Whether the changelog has a non-empty section `## VERSION`. */
export function hasEntry(changelog: string, version: string): boolean {
  const section = changelog.split(/^## /m).find((part) => part.split(/[\s,]/)[0] === version);
  return section !== undefined && section.split('\n').slice(1).join('').trim() !== '';
}

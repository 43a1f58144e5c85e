import { paths } from '../../src/portal/access/paths.ts';

/** Addresses that redirect, repeat another page, or show a guest only the login. */
const others: ReadonlySet<string> = new Set([
  paths.root,
  paths.down,
  paths.promoDetail,
  paths.registerHtml,
  paths.seamless,
  paths.game,
]);

/** A promotion of the seed. */
const promotion = `${paths.promotions}/p-101`;

/** The address of every page that a guest can open; new entries of `paths` are included automatically. */
export const publicRoutes: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => !others.has(path))
    .flatMap((path) => (path === paths.promotions ? [path, promotion] : [path])),
];

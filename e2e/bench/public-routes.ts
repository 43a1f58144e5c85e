import { paths } from '../../src/portal/access/paths.ts';

/** Addresses that lead to another page, show the same one, or show a guest nothing but the login. */
const others: ReadonlySet<string> = new Set([
  ...[paths.root, paths.down, paths.promoDetail, paths.registerHtml],
  ...[paths.seamless, paths.game],
]);

/** A promotion that the seed has. */
const promotion = `${paths.promotions}/p-101`;

/** Every page that a guest can open, by its address; what joins `paths` is measured from then on. */
export const publicRoutes: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => !others.has(path))
    .flatMap((path) => (path === paths.promotions ? [path, promotion] : [path])),
];

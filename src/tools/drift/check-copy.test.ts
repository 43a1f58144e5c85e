import { expect, test } from 'vitest';
import { writeTree } from '../check/tree.ts';
import { sameModules } from './check-copy.ts';

const game = `import type {
  Vendor
} from './vendor.ts';

export interface Game {
  vendor: Vendor;
}
`;
const tree = (files: Readonly<Record<string, string>>) => writeTree({ 'generated/game.ts': game, ...files });

test('what stands in a module may differ; which modules there are, their imports and exports may not', async () => {
  const project = await tree({});
  expect(await sameModules(project, await tree({ 'generated/openapi.yaml': 'openapi: 3.1.0' }))).toBe(true);
  for (const [text, same] of [
    [game.replace('vendor: Vendor;', 'vendor?: Vendor;\n  name: string;'), true],
    [game.replace('  Vendor\n', '  Vendor,\n  VendorCode\n'), false],
    [game.replace('./vendor.ts', './sellers.ts'), false],
    [`${game}export const late = () => import('./late.ts');\n`, false],
    [`${game}export type Id = string;\n`, false],
    [`${game}import './effect.ts';\n`, false],
    [`${game}export * from './extra.ts';\n`, false],
  ] as const) {
    expect(await sameModules(project, await tree({ 'generated/game.ts': text })), text).toBe(same);
  }
  expect(await sameModules(project, await tree({ 'generated/vendor.ts': '' }))).toBe(false);
});

import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '#tools/check/breaking-changes.ts';
import { operationsOf } from '#tools/check/gate/document.ts';
import { tagOf } from '#tools/docs/links.ts';
import { kebab, pascal } from '#tools/generate/names.ts';

const root = join(import.meta.dirname, '../..');
const document = await readContract(join(root, 'generated/openapi.yaml'));

/** One operation of each tag, with its path. */
const used = new Map(
  [...operationsOf(document)].map(([key, operation]) => [
    tagOf(operation),
    { id: operation.id, path: key.split(' ')[1] ?? '' },
  ]),
);

/** A screen for each tag that uses one hook. */
const plugin: Plugin = {
  name: 'screens',
  resolveId: (id) => (id.startsWith('screen:') ? id : null),
  load: (id) => {
    if (!id.startsWith('screen:')) return null;
    const tag = id.slice('screen:'.length);
    if (tag === 'everything') return `export * from ${JSON.stringify(join(root, 'generated/client/index.ts'))};`;
    const hook = `use${pascal(used.get(tag)?.id ?? '')}`;
    const module = join(root, `generated/client/${kebab(tag)}/${kebab(tag)}.ts`);
    return `import { ${hook} } from ${JSON.stringify(module)};\nglobalThis.screen = ${hook};`;
  },
};

/** The operations' paths in the entry chunk of each screen, and in each shared chunk. */
async function pathsIn(screens: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(screens.map((screen) => [screen, `screen:${screen}`])),
        preserveEntrySignatures: 'strict',
        // Every screen has the HTTP client and the libraries; only generated code counts here.
        external: [/\/src\/portal\/api\/http\.ts$/, '@tanstack/react-query', /^react/],
      },
    },
  });
  const paths = new Map<string, readonly string[]>();
  for (const chunk of [result].flat().flatMap((one) => ('output' in one ? one.output : []))) {
    if (chunk.type !== 'chunk') continue;
    const found = [...chunk.code.matchAll(/[`'"](\/(?:wps|lgw)\/[^`'"]*)[`'"]/g)].map(([, path = '']) => path);
    paths.set(chunk.isEntry ? chunk.name : `shared ${chunk.fileName}`, [...new Set(found)]);
  }
  return paths;
}

/** Matches `/wps/a/{id}` as the client writes it, with any parameter name. */
function written(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\$\\{[^}]+\\}')}$`);
}

describe('generated code is tree-shaken', () => {
  let built: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    built = await pathsIn([...used.keys()]);
  });

  test('a screen that uses every hook contains every path', async () => {
    const paths = (await pathsIn(['everything'])).get('everything') ?? [];
    const all = new Set([...operationsOf(document).keys()].map((key) => key.split(' ')[1] ?? ''));
    expect([...all].filter((path) => !paths.some((one) => written(path).test(one)))).toEqual([]);
  });

  test.each([...used])('a screen that uses %s.%o contains no other operation', (tag, { path }) => {
    const paths = built.get(tag) ?? [];
    expect(paths).not.toEqual([]);
    expect(paths.filter((one) => !written(path).test(one))).toEqual([]);
  });

  test('shared chunks contain no operation', () => {
    const shared = [...built].filter(([name]) => name.startsWith('shared'));
    expect(shared.filter(([, paths]) => paths.length > 0)).toEqual([]);
  });
});

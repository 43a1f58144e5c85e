import { describe, expect, test } from 'vitest';
import { writeTree } from '../tree.ts';
import { sourceRules } from './source-rules.ts';

/** Writes one file and returns the findings of the rules. */
async function offences(path: string, text: string): Promise<readonly string[]> {
  return sourceRules(await writeTree({ [path]: text }));
}

describe('raw access to network and storage', () => {
  test.each([
    ["fetch('/art/1.svg');", 'fetch may be used in src/portal/api/http.ts only'],
    ['const load = { get: fetch };', 'fetch may be used in src/portal/api/http.ts only'],
    ["globalThis.fetch('/x');", 'fetch may be used in src/portal/api/http.ts only'],
    ["window['fetch']('/x');", 'fetch may be used in src/portal/api/http.ts only'],
    ["localStorage.getItem('theme');", 'localStorage may be used in src/portal/lib/storage.ts only'],
    ["window.sessionStorage.removeItem('token');", 'sessionStorage may be used in src/portal/lib/storage.ts only'],
    ["document.cookie = 'a=1';", 'document.cookie may be used in src/portal/lib/storage.ts only'],
    ["window.document.cookie = 'a=1';", 'document.cookie may be used in src/portal/lib/storage.ts only'],
    ['new XMLHttpRequest();', 'XMLHttpRequest may be used in src/portal/api/http.ts only'],
    ["new EventSource('/x');", 'EventSource may be used in src/portal/api/http.ts only'],
    ["navigator.sendBeacon('/x');", 'sendBeacon may be used in src/portal/api/http.ts only'],
  ])('%s is found', async (text, message) => {
    const found = await offences('src/portal/features/lobby/a.ts', text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^src\/portal\/features\/lobby\/a\.ts:1:\d+ /);
    expect(found[0]).toContain(message);
  });

  test('the wrappers, tests and names that only look alike pass', async () => {
    expect(await offences('src/portal/lib/storage.ts', "localStorage.getItem('a'); document.cookie = 'a=1';")).toEqual(
      [],
    );
    expect(await offences('src/portal/api/http.ts', "fetch('/x');")).toEqual([]);
    expect(await offences('src/portal/lib/storage.test.ts', 'localStorage.clear();')).toEqual([]);
    expect(
      await offences('src/portal/lib/a.ts', 'query.fetch(); const o = { fetch: 1 }; type T = { fetch(): void };'),
    ).toEqual([]);
  });

  test('storage is not allowed where only the network is', async () => {
    expect(await offences('src/portal/api/http.ts', 'localStorage.clear();')).toHaveLength(1);
  });
});

describe('code that is fetched later', () => {
  test.each([
    ["import { lazy } from 'react';", 'lazy may be used in src/portal/lib/loading.ts only'],
    ["import { lazy as later } from 'react';", 'lazy may be used in src/portal/lib/loading.ts only'],
    [
      "const { a } = await import('./b.ts');",
      'code is fetched through lazyPart, lazyComponent, loadPart, optionalPart',
    ],
    ["tell(import('./b.ts'));", 'code is fetched through lazyPart, lazyComponent, loadPart, optionalPart only'],
  ])('%s is found', async (text, message) => {
    expect(await offences('src/portal/features/lobby/a.ts', text)).toEqual([expect.stringContaining(message)]);
  });

  test('what a loader fetches passes', async () => {
    const text =
      "const B = lazyPart(() => import('./b.ts').then((part) => part.B)); await loadPart(() => import('./c.ts'));";
    expect(await offences('src/portal/features/lobby/a.ts', text)).toEqual([]);
    expect(await offences('src/portal/lib/loading.ts', "import { lazy } from 'react';")).toEqual([]);
  });
});

describe('request paths and query keys by hand', () => {
  test.each([
    ["http({ url: '/wps/session/logout' });", 'a request path written by hand'],
    ['http({ url: `/lgw/vn/$' + '{game}` });', 'a request path written by hand'],
    ["useQuery({ queryKey: ['games'], queryFn });", 'a query key written by hand'],
    ["queries.setQueryData(['games'], []);", 'a query key written by hand'],
  ])('%s is found', async (text, message) => {
    expect(await offences('src/portal/features/lobby/a.ts', text)).toEqual([expect.stringContaining(message)]);
  });

  test('generated keys and paths of pages pass', async () => {
    const text = "useQuery({ queryKey: getGetBalanceQueryKey(), queryFn }); navigate('/promotions');";
    expect(await offences('src/portal/features/lobby/a.ts', text)).toEqual([]);
  });
});

describe('bounds that copy the contract', () => {
  test.each([
    ['<TextField maxLength={40} />', 'maxLength 40'],
    ['<TextField maxLength={wide ? most : 20_000} />', 'maxLength 20_000'],
    ['<input type="range" max={24} />', 'max 24'],
    ['<Stepper min={2} />', 'min 2'],
    ['use({ ...rule, maxLength: 12 })', 'maxLength 12'],
    ['use({ pageSize: 20, search: 60 })', 'search 60'],
    ['use({ pageNo: 1, pageSize: 100 })', 'pageSize 100'],
  ])('%s is found', async (jsx, message) => {
    expect(await offences('src/portal/features/lobby/a.tsx', `export const A = () => ${jsx};`)).toEqual([
      expect.stringContaining(`${message} copies the contract`),
    ]);
  });

  test('generated bounds, scales, the least count and the length of a screen pass', async () => {
    const jsx = `<>
      <TextField maxLength={updateProfileBodyPayeeNameMax} />
      <ProgressBar value={share} max={100} />
      <Stepper min={1} max={most} />
      {use({ pageSize: 20, search: listBetsQuerySearchMax })}
    </>`;
    expect(await offences('src/portal/features/lobby/a.tsx', `export const A = () => ${jsx};`)).toEqual([]);
    for (const path of ['src/portal/ui/a.tsx', 'src/portal/lib/a.test.tsx']) {
      expect(await offences(path, 'export const A = () => <input maxLength={40} />;'), path).toEqual([]);
    }
  });
});

describe('literal text', () => {
  test.each([
    ['<p>Hello</p>', "the text 'Hello' is no i18n key"],
    ["<p>{'Hello'}</p>", "the text 'Hello' is no i18n key"],
    ["<p>{open ? 'Open' : t('closed')}</p>", "the text 'Open' is no i18n key"],
    ["<p>{name ?? 'Guest'}</p>", "the text 'Guest' is no i18n key"],
    ['<p>{`Page $' + '{page}`}</p>', "the text 'Page' is no i18n key"],
    ['<img alt="A game" />', "the text 'A game' is no i18n key"],
    ["<button aria-label={'Close'} />", "the text 'Close' is no i18n key"],
    ['<input placeholder="Tìm" />', "the text 'Tìm' is no i18n key"],
    ['<Field label="Name" />', "the text 'Name' is no i18n key"],
  ])('%s is found', async (jsx, message) => {
    expect(await offences('src/portal/features/lobby/a.tsx', `export const A = () => ${jsx};`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('keys, numbers, signs, class names and brand names pass', async () => {
    const jsx = `<p className="big" title={t('a.b')}>{t('a.c')} 42 · &nbsp; {state === 'open' ? <b /> : null} Telegram</p>`;
    expect(await offences('src/portal/features/lobby/a.tsx', `export const A = () => ${jsx};`)).toEqual([]);
  });
});

describe('tests', () => {
  test.each(['test.only', 'describe.skip', 'it.todo', 'test.describe.fixme'])('%s is found', async (start) => {
    expect(await offences('src/server/a.test.ts', `${start}('x', () => {});`)).toEqual([
      `src/server/a.test.ts:1:${start.lastIndexOf('.') + 2} .${start.split('.').at(-1)} on a test`,
    ]);
  });
});

describe('titles of groups', () => {
  test('a requirement id is found in that of a group, not in that of a test', async () => {
    const text = "describe('LOGIN-01 x', () => {\n  test('LOGIN-01 y', () => {});\n});";
    expect(await offences('src/server/a.test.ts', text)).toEqual([
      'src/server/a.test.ts:1:10 a requirement id in the title of a group: it counts in the titles of tests alone',
    ]);
  });
});

describe('traces of a machine', () => {
  test('hosts in the lock file and folders of a person are found', async () => {
    expect(await offences('package-lock.json', '{\n"resolved": "https://registry.example/a.tgz"\n}')).toEqual([
      'package-lock.json:2:1 the lock file names a host: install with omit-lockfile-registry-resolved',
    ]);
    const folder = ['', 'home', 'someone', 'portico', 'data'].join('/');
    expect(await offences('src/server/config.ts', `const folder = '${folder}';`)).toEqual([
      "src/server/config.ts:1:1 a path of someone's machine",
    ]);
  });

  test('the place of the project itself is found', async () => {
    const root = await writeTree({});
    const { writeFile } = await import('node:fs/promises');
    await writeFile(`${root}/notes.md`, `see ${root}/src`);
    expect(await sourceRules(root)).toEqual(["notes.md:1:1 a path of someone's machine"]);
  });
});

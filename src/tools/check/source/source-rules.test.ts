import { describe, expect, test } from 'vitest';
import { writeTree } from '../tree.ts';
import { sourceRules } from './source-rules.ts';

/** Writes one file and returns the findings of the rules. */
async function offences(path: string, text: string): Promise<readonly string[]> {
  return sourceRules(await writeTree({ [path]: text }));
}

describe('length of files', () => {
  test('300 lines pass, 301 do not', async () => {
    expect(await offences('src/server/long.ts', 'const a = 1;\n'.repeat(300))).toEqual([]);
    expect(await offences('e2e/portal/long.ts', 'const a = 1;\n'.repeat(301))).toEqual([
      'e2e/portal/long.ts:301:1 the file has 301 lines, at most 300 are allowed',
    ]);
  });
});

describe('the length of comments', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
  const path = 'src/server/a.ts';

  test.each([
    ['one line', `// ${words(21)}\n`],
    ['lines below each other', `// ${words(11)}\n// ${words(10)}\n`],
    ['behind code', `const a = 1; // ${words(21)}\n`],
    ['a block', `/* ${words(11)}\n * ${words(10)}\n */\n`],
    ['a docstring of something private', `/** ${words(11)}. ${words(10)}. */\nconst a = 1;\n`],
    [
      'a field of an exported type',
      `export interface A {\n  /** ${words(11)}. ${words(10)}. */\n  readonly a: 1;\n}\n`,
    ],
    ['at the end of a list', `const a = [\n  1,\n  // ${words(21)}\n];\n`],
  ])('a comment of 21 words is found: %s', async (_, text) => {
    expect(await offences(path, text)).toEqual([
      expect.stringContaining('the comment has 21 words, at most 20 are allowed'),
    ]);
  });

  test('a sentence of 21 words in the docstring of an export is found', async () => {
    expect(await offences(path, `/**\n * ${words(5)}. ${words(21)}.\n */\nexport const a = 1;\n`)).toEqual([
      `${path}:1:1 a sentence of the docstring has 21 words, at most 20 are allowed`,
    ]);
  });

  test('in markup it is found too', async () => {
    const text = `export const A = () => (\n  <p>\n    {/* ${words(21)} */}\n    <b />\n  </p>\n);\n`;
    expect(await offences('src/portal/lib/a.tsx', text)).toHaveLength(1);
  });

  test.each([
    ['20 words', `// ${words(20)}\n`],
    ['two comments', `// ${words(20)}\n\n// ${words(20)}\n`],
    [
      'a docstring with its errors',
      `/** ${words(20)}. ${words(20)}. Failures: ${words(40)}. */\nexport const a = 1;\n`,
    ],
    ['an instruction to a tool', `// ${words(18)}\n// biome-ignore lint/a/b: ${words(9)}\nconst a = 1;\n`],
    ['a text that looks like one', `const a = '// ${words(30)}';\nconst b = \`/* ${words(30)} */\`;\n`],
  ])('%s pass', async (_, text) => {
    expect(await offences(path, text)).toEqual([]);
  });
});

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

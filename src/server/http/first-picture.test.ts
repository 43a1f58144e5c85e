import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPictures, type PictureCall } from './first-picture.ts';

let folder: string;
const failed: unknown[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-picture-'));
  mkdirSync(join(folder, 'first-picture'));
  failed.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose module draws what it is told, and counts. */
function built(body: string) {
  writeFileSync(join(folder, 'first-picture/package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'first-picture/first-picture.js'),
    `let drawn = 0; export async function drawFirstPicture(picture) { drawn++; ${body} }`,
  );
  return firstPictures(join(folder, 'portal'), (error) => failed.push(error));
}

const call = (changes: Partial<PictureCall> = {}): PictureCall => ({
  path: '/index',
  rawQuery: '',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  language: 'EN',
  entries: [
    { id: 'getSystemStatus', key: 'status', body: { value: { status: 0, ip: '203.0.113.7' } } },
    { id: 'getPermission', key: 'permission', body: { name: 'Lumo' } },
    { id: 'listHotGames', key: 'hot', body: { list: ['Lantern Road'] } },
  ],
  ...changes,
});

const echo = 'return drawn + JSON.stringify(picture)';

test('a page is drawn from what it shows, and drawn once', async () => {
  const draw = built(echo);
  await vi.waitFor(async () => expect(await draw(call())).not.toBe(''));
  expect(JSON.parse((await draw(call())).slice(1))).toEqual({
    address: '/index',
    language: 'EN',
    width: 1440,
    permission: { name: 'Lumo' },
    answers: [{ key: 'hot', body: { list: ['Lantern Road'] } }],
  });
  expect((await draw(call())).charAt(0)).toBe('1');
});

test('another visitor sees the same picture; a phone, a language or other games another one', async () => {
  const draw = built(echo);
  await vi.waitFor(async () => expect(await draw(call())).not.toBe(''));
  const other = { id: 'getSystemStatus' as const, key: 'status', body: { value: { status: 0, ip: '198.51.100.9' } } };
  expect((await draw(call({ entries: [other, ...call().entries.slice(1)] }))).charAt(0)).toBe('1');
  expect(await draw(call({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' }))).toContain('"width":390');
  expect(await draw(call({ language: 'VI' }))).toContain('"language":"VI"');
});

test('a page with a query, and a page that nobody knows, are left to the portal', async () => {
  const draw = built(echo);
  await vi.waitFor(async () => expect(await draw(call())).not.toBe(''));
  expect(await draw(call({ rawQuery: 'modal=login' }))).toBe('');
  expect(await draw(call({ path: '/nowhere' }))).toBe('');
});

test('of the promotions those are drawn that there are', async () => {
  const draw = built(echo);
  await vi.waitFor(async () => expect(await draw(call())).not.toBe(''));
  const told = { id: 'getPromotion' as const, key: 'promotion', body: { value: { id: 'p-101' } } };
  expect(await draw(call({ path: '/promotions/p-101', entries: [...call().entries, told] }))).toContain('p-101');
  expect(await draw(call({ path: '/promotions/p-102' }))).toBe('');
  expect(await draw(call({ path: '/nowhere', entries: [...call().entries, told] }))).toBe('');
});

test.each([
  ['STATUS-08', { status: 2 }, {}],
  ['STATUS-04', { status: 1 }, {}],
  ['STATUS-13', { status: 0 }, { maintenance: true }],
  ['STATUS-13', { status: 0 }, { regionRestriction: true }],
])('%s a site that is closed to the visitor is not drawn', async (_, status, permission) => {
  const draw = built(echo);
  await vi.waitFor(async () => expect(await draw(call())).not.toBe(''));
  const entries = [
    { id: 'getSystemStatus' as const, key: 'status', body: { value: status } },
    { id: 'getPermission' as const, key: 'permission', body: { value: permission } },
  ];
  expect(await draw(call({ entries }))).toBe('');
  expect(await draw(call({ entries: entries.slice(1) }))).toBe('');
});

test('a drawing that fails leaves the page without a picture, and says so', async () => {
  const draw = built("throw new Error('no paint')");
  await vi.waitFor(async () => {
    expect(await draw(call())).toBe('');
    expect(failed).toMatchObject([{ message: 'no paint' }]);
  });
});

test('without a build of it there are no pictures', async () => {
  const draw = firstPictures(join(folder, 'portal'), (error) => failed.push(error));
  expect(await draw(call())).toBe('');
  expect(failed).toEqual([]);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import {
  getListGamesResponseMock,
  getListHotGamesResponseMock,
  getListVendorsResponseMock,
  getListVendorTypesResponseMock,
} from '../../../generated/client/catalogue/catalogue.faker.ts';
import { getListAnnouncementsResponseMock } from '../../../generated/client/notices/notices.faker.ts';
import { getGetPermissionResponseMock } from '../../../generated/client/system/system.faker.ts';
import { type BootEntry, bootKey } from '../api/boot.ts';
import { drawFirstPicture, type FirstPicture } from './first-picture.tsx';

const relay = (name: string, params: Record<string, string>, body: unknown) =>
  (['EN', 'VI'] as const).map(
    (language): BootEntry => ({ key: bootKey(`/wps/relay/${name}`, params, language), body }),
  );

const picture = (wanted: Partial<FirstPicture>): FirstPicture => ({
  address: '/index',
  language: 'EN',
  width: 1440,
  permission: getGetPermissionResponseMock(),
  answers: [
    ...relay('MCSFE_announcements', { types: 'B,H' }, getListAnnouncementsResponseMock()),
    ...relay('GCSGAME_vendorTypes', {}, getListVendorTypesResponseMock()),
    ...relay('GCSGAME_vendors', {}, getListVendorsResponseMock()),
    ...relay('GCSGAME_hotGames', {}, getListHotGamesResponseMock()),
    ...relay('GCSGAME_gameList', { gameType: 'RNG', pageNo: '1', pageSize: '42' }, getListGamesResponseMock()),
  ],
  ...wanted,
});

test('the home page is drawn whole for a guest: banner, hot games, login', async () => {
  const html = await drawFirstPicture(picture({}));
  expect(html.includes('Lantern Race, $250,000 in play.')).toBe(true);
  expect(html.includes('Dragon Coil')).toBe(true);
  expect(html.includes('Log in')).toBe(true);
});

test('the lobby is drawn with its first games, in as many columns as the width has', async () => {
  const html = await drawFirstPicture(picture({ address: '/rng', width: 390 }));
  expect(html.includes('Neon Saigon')).toBe(true);
  expect(html.includes('Saffron Play')).toBe(true);
});

test('it is drawn in the language asked for, one after the other', async () => {
  expect((await drawFirstPicture(picture({ language: 'VI' }))).includes('Đăng nhập')).toBe(true);
  expect((await drawFirstPicture(picture({ language: 'EN' }))).includes('Log in')).toBe(true);
});

test('ENTITY-36 its pictures are asked of the same host as later, and of this site where there is none', async () => {
  const permission = getGetPermissionResponseMock();
  permission.value.info.imageCDNs = ['https://cdn.lumo.example/'];
  expect(await drawFirstPicture(picture({ permission }))).toMatch(/<img[^>]* src="https:\/\/cdn\.lumo\.example\/art\//);
  expect(await drawFirstPicture(picture({}))).not.toContain('cdn.lumo.example');
});

test('the root is drawn as the home page that it leads to', async () => {
  expect((await drawFirstPicture(picture({ address: '/' }))).includes('Dragon Coil')).toBe(true);
});

test('nothing in it needs what the policy of the page forbids: no script, no style', async () => {
  for (const address of ['/index', '/rng', '/login', '/download']) {
    expect((await drawFirstPicture(picture({ address }))).match(/<script|<style|\sstyle=|\son[a-z]+=/)).toBeNull();
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreateBannerPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { verifyAuditLog } from '../../ground/audit/read-audit-log.ts';
import { HOUR, type TestServices, testServices } from '../../testing.ts';
import { bannerRow, createBanner, listManagedBanners, updateBanner, withdrawBanner } from './managed-banners.ts';
import { listNotices } from './notices.ts';

const OPERATOR = 'Mai Anh';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

const words = { kicker: null, title: 'Raffle <b>now</b>', text: null, actionLabel: 'See it', terms: null };
const payload = (change: Partial<CreateBannerPayload> = {}): CreateBannerPayload => ({
  groupName: 'w_home',
  url: '/art/banner/b-home-1.svg',
  linkageType: 'ROUTE',
  linkage: '/rng',
  words: { EN: words, VI: { ...words, title: 'Rút thăm' } },
  position: 0,
  startsAt: new Date(TEST_NOW - HOUR).toISOString(),
  endsAt: null,
  ...change,
});
const create = (change?: Partial<CreateBannerPayload>) => createBanner(services, OPERATOR, payload(change));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (failure: { code: string; value?: { fields?: { pointer: string }[] } }) => failure.code,
  );

/** The carousel of the home page, as visitors see it. */
const carousel = async (language: 'EN' | 'VI' = 'EN') =>
  (await listNotices(services, ['B'], language)).banners.filter(({ groupName }) => groupName === 'w_home');

describe('publishing banners', () => {
  test('API-75 BANNER-12 ENTITY-04 an operator publishes a banner, and visitors see it at its position and in their language', async () => {
    const made = await create();
    expect(made).toMatchObject({ state: 'shown', version: 1, updatedBy: OPERATOR, endsAt: null, linkage: '/rng' });
    const shown = async (language: 'EN' | 'VI') =>
      (await carousel(language)).find(({ bannerId }) => bannerId === made.bannerId);
    // The words are no HTML: they are stored unchanged and shown as text.
    expect(await shown('EN')).toMatchObject({ title: 'Raffle <b>now</b>', actionLabel: 'See it', kicker: null });
    const drawn = { groupName: 'w_home', url: '/art/banner/b-home-1.svg', linkageType: 'ROUTE', linkage: '/rng' };
    expect(await shown('VI')).toMatchObject({ bannerId: made.bannerId, ...drawn });
    expect((await shown('VI'))?.title).toBe('Rút thăm');
    const query = { groupName: 'w_home', state: 'shown', pageNo: 1, pageSize: 100 } as const;
    const places = (await listManagedBanners(services, query)).content;
    expect((await carousel()).map(({ bannerId }) => bannerId)).toEqual(places.map(({ bannerId }) => bannerId));
  });

  test('BANNER-12 it appears only between its times', async () => {
    const startsAt = new Date(TEST_NOW + HOUR).toISOString();
    const { bannerId } = await create({ startsAt, endsAt: new Date(TEST_NOW + 2 * HOUR).toISOString() });
    const state = async () => (await bannerRow(db, bannerId, new Date(services.clock()))).state;
    const shown = async () => (await carousel()).some((banner) => banner.bannerId === bannerId);
    const listed = async () => {
      const query = { groupName: 'w_home', state: await state(), pageNo: 1, pageSize: 100 } as const;
      return (await listManagedBanners(services, query)).content.some((banner) => banner.bannerId === bannerId);
    };
    const seen = [];
    for (let hour = 0; hour < 3; hour += 1) {
      seen.push([await state(), await shown(), await listed()]);
      services.pass(HOUR);
    }
    expect(seen).toEqual([
      ['scheduled', false, true],
      ['shown', true, true],
      ['ended', false, true],
    ]);
  });

  test('BANNER-11 the target must fit its type and exist', async () => {
    const target = (linkageType: CreateBannerPayload['linkageType'], linkage: string | null) =>
      failureOf(create({ linkageType, linkage, position: 900 }));
    const game = (await services.catalogue.current()).games[0]?.game;
    for (const [type, linkage] of [
      [null, null],
      ['ROUTE', '/promotions?tab=new#top'],
      ['URL', 'https://events.lumo.example/raffle'],
      ['PROMOTION', 'p-101'],
      ['GAME', game?.vassalage ?? ''],
      ['GAME', `${game?.vassalage}/${game?.nodeId}`],
    ] as const) {
      expect([type, linkage, await target(type, linkage)]).toEqual([type, linkage, undefined]);
    }
    for (const [type, linkage] of [
      [null, '/rng'],
      ['ROUTE', null],
      ['ROUTE', '//evil.example'],
      ['ROUTE', '/\\evil.example'],
      ['ROUTE', 'rng'],
      ['URL', 'http://lumo.example'],
      ['URL', 'javascript:alert(1)'],
      ['PROMOTION', 'p-0'],
      ['GAME', 'NOBODY'],
      ['GAME', `${game?.vassalage}/999999999`],
      ['GAME', `VEL/${game?.nodeId}`],
    ] as const) {
      expect([type, linkage, await target(type, linkage)]).toEqual([type, linkage, 'validation_failed']);
    }
    const fields = (rule: string, message: string) => ({
      details: { fields: [{ pointer: '/body/linkage', rule, message }] },
    });
    await expect(create({ linkageType: null })).rejects.toMatchObject(
      fields('with_type', 'Must be null exactly where linkageType is null'),
    );
    await expect(create({ linkageType: 'URL', linkage: 'see https://lumo.example' })).rejects.toMatchObject(
      fields('fits_type', 'Must be a target of its linkageType'),
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//evil.example/x.png',
    'http://a.example/x.png',
    'x.png',
    '',
  ])('a picture that no page may show is refused: %s', async (url) => {
    const message = 'Must be a path of this site or an https address';
    await expect(create({ url })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/url', rule: 'own_or_https', message }] },
    });
  });

  test('an end before or at the beginning is refused', async () => {
    expect(await failureOf(create({ endsAt: payload().startsAt }))).toBe('validation_failed');
  });

  test('a change requires the current version; one of two concurrent changes succeeds', async () => {
    const { bannerId } = await create();
    const change = { ...payload({ position: 3, groupName: 'w_rng' }), version: 1 };
    const twice = [1, 2].map(() => failureOf(updateBanner(services, 'Thanh Truc', bannerId, change)));
    expect((await Promise.all(twice)).toSorted()).toEqual(['conflict', undefined]);
    expect(await bannerRow(db, bannerId, new Date(TEST_NOW))).toMatchObject({
      version: 2,
      position: 3,
      groupName: 'w_rng',
      updatedBy: 'Thanh Truc',
    });
    expect(await failureOf(updateBanner(services, OPERATOR, 'b-none', change))).toBe('not_found');
  });

  test('BANNER-12 a withdrawn banner stays withdrawn, and repeating it changes nothing', async () => {
    const { bannerId } = await create();
    for (const _ of [1, 2]) {
      expect(await withdrawBanner(services, OPERATOR, bannerId)).toMatchObject({ state: 'withdrawn', version: 2 });
    }
    expect((await carousel()).some((banner) => banner.bannerId === bannerId)).toBe(false);
    expect(await failureOf(updateBanner(services, OPERATOR, bannerId, { ...payload(), version: 2 }))).toBe('conflict');
  });

  test('BANNER-12 shipped banners can be managed too', async () => {
    const { content, totalElements } = await listManagedBanners(services, {
      groupName: 'w_live',
      pageNo: 1,
      pageSize: 1,
    });
    expect([content.length, content[0]?.updatedBy, totalElements > 0]).toEqual([1, 'site', true]);
  });

  test('the list has the banners of a group and of a state', async () => {
    const { bannerId } = await create({ groupName: 'w_rng' });
    await withdrawBanner(services, OPERATOR, bannerId);
    const states = async (state?: 'shown' | 'withdrawn') => {
      const query = { groupName: 'w_rng', pageNo: 1, pageSize: 100, ...(state && { state }) } as const;
      return new Set((await listManagedBanners(services, query)).content.map((banner) => banner.state));
    };
    expect(await states('withdrawn')).toEqual(new Set(['withdrawn']));
    expect(await states('shown')).toEqual(new Set(['shown']));
    expect([...(await states())]).toEqual(expect.arrayContaining(['shown', 'withdrawn']));
  });

  test('the audit log has each action, its operator, and what was changed', async () => {
    const made = await create();
    const { bannerId } = made;
    await updateBanner(services, 'Thanh Truc', bannerId, { ...payload({ position: 5 }), version: 1 });
    await withdrawBanner(services, 'Bao', bannerId);
    await withdrawBanner(services, OPERATOR, bannerId);
    const rows = await db.query<{ kind: string; operator: string; data: Record<string, string> }>(
      'test_audit',
      `select kind, actor as operator, data from audit_log where data ->> 'bannerId' = $1 order by id`,
      [bannerId],
    );
    expect(rows).toEqual([
      { kind: 'banner_created', operator: OPERATOR, data: { bannerId, groupName: 'w_home' } },
      { kind: 'banner_changed', operator: 'Thanh Truc', data: { bannerId, before: expect.any(String) } },
      { kind: 'banner_withdrawn', operator: 'Bao', data: { bannerId } },
    ]);
    expect(JSON.parse(rows[1]?.data['before'] ?? '')).toEqual(made);
    expect(await verifyAuditLog(services)).toMatchObject({ intact: true });
  });
});

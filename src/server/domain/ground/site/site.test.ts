import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreateBlockPayload, StartMaintenancePayload } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { DAY, HOUR, MINUTE, SECOND, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { siteAccess } from '../system/site-access.ts';
import { systemStatus } from '../system/system-status.ts';
import { createBlock, liftBlock, listBlocks } from './blocks.ts';
import { endMaintenance, listMaintenances, startMaintenance, updateMaintenance } from './maintenances.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query('no_blocks', 'truncate site_blocks, maintenances');
  services = await testServices(db);
});
afterAll(() => db.close());

const at = (milliseconds: number) => new Date(services.clock() + milliseconds).toISOString();
const page = { pageNo: 1, pageSize: 10 };
const from = async (ip: string, country: string | null = 'VN') =>
  (await siteAccess(services)({ ...testVisitor, ip, country }))?.code ?? 'open';
/** What the audit log has of a block or a maintenance: kind, operator, facts. */
const recorded = async (id: string) => {
  const sql = `select kind, actor, data from audit_log where $1 in (data ->> 'blockId', data ->> 'maintenanceId') order by id`;
  const rows = await db.query<{ kind: string; actor: string; data: object }>('test_recorded', sql, [id]);
  return rows.map(({ kind, actor, data }) => [kind, actor, data]);
};
/** The next second, in which every server knows. */
const soon = () => services.pass(SECOND);

describe('blocks', () => {
  const network = (text: string, endsAt: string | null = null): CreateBlockPayload => ({
    kind: 'ip',
    network: text,
    country: null,
    reason: 'Password guessing.',
    endsAt,
  });
  const region = (country: string): CreateBlockPayload => ({
    kind: 'region',
    network: null,
    country,
    reason: 'No licence.',
    endsAt: null,
  });
  const block = (payload: CreateBlockPayload) => createBlock(services, 'op_mai', payload);

  test('API-75 STATUS-12 ERROR-22 a network is kept out within a second, until the block is lifted', async () => {
    const made = await block(network('198.51.100.77/24'));
    expect(made).toMatchObject({ kind: 'ip', network: '198.51.100.0/24', state: 'active', createdBy: 'op_mai' });
    soon();
    expect(await from('198.51.100.1')).toBe('ip_restricted');
    expect(await from('::ffff:198.51.100.255')).toBe('ip_restricted');
    expect(await from('198.51.101.0')).toBe('open');
    const lifted = await liftBlock(services, 'op_bao', made.blockId);
    expect(lifted).toMatchObject({ state: 'ended', liftedBy: 'op_bao', liftedAt: at(0) });
    soon();
    expect(await from('198.51.100.1')).toBe('open');
    expect(await liftBlock(services, 'op_vy', made.blockId)).toEqual(lifted);
  });

  test('API-75 STATUS-03 STATUS-08 STATUS-10 a country is kept out with system status 2, an unknown one is not', async () => {
    await block(region('KH'));
    soon();
    expect(await from('203.0.113.7', 'KH')).toBe('region_restricted');
    expect(await systemStatus(services, { ...testVisitor, country: 'KH' })).toMatchObject({ status: 2, country: 'KH' });
    expect(await from('203.0.113.7', 'VN')).toBe('open');
    expect(await from('203.0.113.7', null)).toBe('open');
  });

  test('API-75 a block holds until its end, which is not included', async () => {
    const { blockId } = await block(network('2001:db8::/48', at(HOUR)));
    services.pass(HOUR - 1);
    expect(await from('2001:db8:0:9::1')).toBe('ip_restricted');
    services.pass(SECOND);
    expect(await from('2001:db8:0:9::1')).toBe('open');
    expect((await listBlocks(services, page)).content).toMatchObject([{ blockId, state: 'ended', liftedAt: null }]);
  });

  test('API-75 the same is not blocked twice at once, in whatever notation and by however many operators', async () => {
    const tries = await Promise.allSettled(
      ['198.51.100.0/24', '198.51.100.9/24', '::ffff:198.51.100.1/120'].map((text) => block(network(text))),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await block(network('198.51.100.0/25'));
    const { content } = await listBlocks(services, page);
    expect(content.map((each) => each.network).toSorted()).toEqual(['198.51.100.0/24', '198.51.100.0/25']);
    for (const { blockId } of content) await liftBlock(services, 'op_mai', blockId);
    expect(await block(network('198.51.100.0/24'))).toMatchObject({ state: 'active' });
  });

  test.each<[string, () => CreateBlockPayload, string, string, string]>([
    ['no network', () => network('300.1.1.1'), '/network', 'format', 'This is no IP address or network.'],
    ['too many bits', () => network('1.2.3.4/33'), '/network', 'format', 'This is no IP address or network.'],
    [
      'a network for a region',
      () => ({ ...region('KH'), network: '1.2.3.4' }),
      '/network',
      'kind',
      'It is set exactly for addresses.',
    ],
    ['no country', () => ({ ...region('KH'), country: null }), '/country', 'kind', 'It is set exactly for a region.'],
    ['an end that is now', () => network('1.2.3.4', at(0)), '/endsAt', 'future', 'The end has passed already.'],
    [
      'an end of long ago',
      () => network('1.2.3.4', '0000-01-01T00:00:00Z'),
      '/endsAt',
      'from_1970_to_9999',
      expect.any(String),
    ],
  ])('API-75 refuses %s', async (_what, payload, pointer, rule, message) => {
    await expect(block(payload())).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: `/body${pointer}`, rule, message }] },
    });
  });

  test('API-75 the audit log has who blocked what and why, and who lifted it', async () => {
    const { blockId } = await block(network('198.51.100.0/24'));
    await liftBlock(services, 'op_bao', blockId);
    await liftBlock(services, 'op_vy', blockId);
    expect(await recorded(blockId)).toEqual([
      ['block_created', 'op_mai', { blockId, network: '198.51.100.0/24', country: null, reason: 'Password guessing.' }],
      ['block_lifted', 'op_bao', { blockId }],
    ]);
  });

  test('API-75 the list has active ones first, then the newest, by kind, state and address', async () => {
    const ended = await block(network('203.0.113.0/24'));
    services.pass(MINUTE);
    await block(region('KH'));
    services.pass(MINUTE);
    await block(network('203.0.113.7'));
    await liftBlock(services, 'op_mai', ended.blockId);
    const names = async (query: Partial<Parameters<typeof listBlocks>[1]>) =>
      (await listBlocks(services, { ...page, ...query })).content.map((each) => each.network ?? each.country);
    expect(await names({})).toEqual(['203.0.113.7/32', 'KH', '203.0.113.0/24']);
    expect(await names({ kind: 'region' })).toEqual(['KH']);
    expect(await names({ kind: 'ip', state: 'active' })).toEqual(['203.0.113.7/32']);
    expect(await names({ state: 'ended' })).toEqual(['203.0.113.0/24']);
    expect(await names({ address: '203.0.113.7' })).toEqual(['203.0.113.7/32', '203.0.113.0/24']);
    expect(await names({ address: '::ffff:203.0.113.8' })).toEqual(['203.0.113.0/24']);
    await expect(names({ address: '1.2.3' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/query/address', rule: 'format', message: 'This is no IP address.' }] },
    });
    await expect(liftBlock(services, 'op_mai', 'bk-none')).rejects.toThrow('not_found');
  });
});

describe('maintenances', () => {
  const site = (changes: Partial<StartMaintenancePayload> = {}): StartMaintenancePayload => ({
    scope: 'site',
    vassalage: null,
    nodeId: null,
    endsByItself: false,
    note: null,
    startsAt: at(0),
    endsAt: at(HOUR),
    ...changes,
  });
  const start = (payload: StartMaintenancePayload) => startMaintenance(services, 'op_mai', payload);

  test('API-75 STATUS-02 ERROR-23 the site closes when it begins, and opens when an operator ends it', async () => {
    const planned = await start(site({ startsAt: at(HOUR), endsAt: at(2 * HOUR) }));
    expect(planned).toMatchObject({ state: 'planned', startedBy: 'op_mai', endedAt: null, endedBy: null });
    services.pass(HOUR - SECOND);
    expect(await from('203.0.113.7')).toBe('open');
    soon();
    expect(await from('203.0.113.7')).toBe('maintenance');
    expect(await systemStatus(services, testVisitor)).toMatchObject({ status: 1, maintenanceUntil: at(HOUR) });
    const moved = await updateMaintenance(services, 'op_mai', planned.maintenanceId, {
      endsAt: at(3 * HOUR),
      endsByItself: false,
    });
    expect(moved).toMatchObject({ state: 'active', endsAt: at(3 * HOUR) });
    services.pass(4 * HOUR);
    expect(await from('203.0.113.7')).toBe('maintenance');
    // The expected end has passed.
    expect(await systemStatus(services, testVisitor)).toMatchObject({ status: 1, maintenanceUntil: null });
    const ended = await endMaintenance(services, 'op_bao', planned.maintenanceId);
    expect(ended).toMatchObject({ state: 'ended', endedAt: at(0), endedBy: 'op_bao' });
    soon();
    expect(await from('203.0.113.7')).toBe('open');
    expect(await endMaintenance(services, 'op_vy', planned.maintenanceId)).toEqual(ended);
    await expect(
      updateMaintenance(services, 'op_mai', planned.maintenanceId, { endsAt: at(HOUR), endsByItself: false }),
    ).rejects.toThrow('conflict');
  });

  test('API-75 one that ends by itself needs no operator, and one that is called off never begins', async () => {
    const { maintenanceId } = await start(site({ endsByItself: true }));
    services.pass(HOUR);
    expect(await from('203.0.113.7')).toBe('open');
    const later = await start(site({ startsAt: at(DAY), endsAt: null }));
    await endMaintenance(services, 'op_mai', later.maintenanceId);
    services.pass(2 * DAY);
    expect(await from('203.0.113.7')).toBe('open');
    const { content } = await listMaintenances(services, page);
    expect(content.find((each) => each.maintenanceId === maintenanceId)).toMatchObject({
      state: 'ended',
      endedBy: 'system',
    });
  });

  test.each([
    ['vendor', { scope: 'vendor', vassalage: 'SAF' }, true],
    ['game', { scope: 'game', nodeId: '20001' }, false],
  ] as const)('STATUS-04 ERROR-27 a %s closes, and its games show it', async (_scope, target, isVendor) => {
    const { maintenanceId } = await start(site(target));
    soon();
    const { byNodeId } = await services.catalogue.current();
    expect(byNodeId.get('20001')).toMatchObject({ maintenance: true, maintenanceUntil: at(HOUR - SECOND) });
    const sister = [...byNodeId.values()].find(({ vassalage, nodeId }) => vassalage === 'SAF' && nodeId !== '20001');
    expect(sister?.maintenance).toBe(isVendor);
    expect(byNodeId.get('20002')?.maintenance).toBe(false);
    services.pass(HOUR);
    expect((await services.catalogue.current()).byNodeId.get('20001')).toMatchObject({
      maintenance: true,
      maintenanceUntil: null,
    });
    await endMaintenance(services, 'op_mai', maintenanceId);
    soon();
    expect((await services.catalogue.current()).byNodeId.get('20001')?.maintenance).toBe(false);
  });

  test.each<[string, Partial<StartMaintenancePayload>]>([
    ['vendor', { scope: 'vendor', vassalage: 'ZZZ' }],
    ['game', { scope: 'game', nodeId: '99999999' }],
  ])('API-75 refuses an unknown %s', async (_what, changes) => {
    await expect(start(site(changes))).rejects.toThrow('not_found');
  });

  test.each<[string, Partial<StartMaintenancePayload>, string, string]>([
    ['a vendor for the site', { vassalage: 'SAF' }, '/vassalage', 'It is set exactly for a vendor.'],
    ['no vendor', { scope: 'vendor' }, '/vassalage', 'It is set exactly for a vendor.'],
    ['a game for the site', { nodeId: '20001' }, '/nodeId', 'It is set exactly for a game.'],
    ['no game', { scope: 'game' }, '/nodeId', 'It is set exactly for a game.'],
    ['no end, by itself', { endsAt: null, endsByItself: true }, '/endsAt', 'What ends by itself needs an end.'],
    [
      'an end that is the beginning',
      { startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
      '/endsAt',
      'The end is not after the beginning.',
    ],
  ])('API-75 refuses %s', async (_what, changes, pointer, message) => {
    await expect(start(site(changes))).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: `/body${pointer}`, rule: 'consistent', message }] },
    });
  });

  test.each(['startsAt', 'endsAt'])('API-75 refuses a moment of long ago as %s', async (moment) => {
    const details = { fields: [{ pointer: `/body/${moment}` }] };
    await expect(start(site({ [moment]: '0000-01-01T00:00:00Z' }))).rejects.toMatchObject({ details });
  });

  test('API-75 no one that is not there is moved or ended', async () => {
    await expect(endMaintenance(services, 'op_mai', 'mt-none')).rejects.toThrow('not_found');
    const change = { endsAt: at(HOUR), endsByItself: false };
    await expect(updateMaintenance(services, 'op_mai', 'mt-none', change)).rejects.toThrow('not_found');
  });

  test('API-75 the audit log has who started, moved and ended it, and its times', async () => {
    const [first, second] = [at(HOUR), at(2 * HOUR)];
    const { maintenanceId } = await start(site({ scope: 'vendor', vassalage: 'SAF' }));
    await updateMaintenance(services, 'op_bao', maintenanceId, { endsAt: second, endsByItself: true });
    await endMaintenance(services, 'op_vy', maintenanceId);
    await endMaintenance(services, 'op_mai', maintenanceId);
    const facts = { maintenanceId, scope: 'vendor', vassalage: 'SAF', nodeId: null, startsAt: at(0) };
    expect(await recorded(maintenanceId)).toEqual([
      ['maintenance_started', 'op_mai', { ...facts, endsAt: first }],
      ['maintenance_changed', 'op_bao', { ...facts, endsAt: second }],
      ['maintenance_ended', 'op_vy', { ...facts, endsAt: second }],
    ]);
  });

  test('API-75 the same is not started twice', async () => {
    const starts = await Promise.allSettled([site(), site({ startsAt: at(HOUR), endsAt: null })].map(start));
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await listMaintenances(services, page)).totalElements).toBe(1);
  });

  test('API-75 the list has active ones, planned ones, then the latest', async () => {
    const ended = await start(site({ scope: 'vendor', vassalage: 'SAF' }));
    await endMaintenance(services, 'op_mai', ended.maintenanceId);
    await start(site({ scope: 'vendor', vassalage: 'NOR', startsAt: at(DAY), endsAt: null }));
    await start(site());
    const { content, totalElements } = await listMaintenances(services, page);
    expect(content.map(({ state, vassalage }) => [state, vassalage])).toEqual([
      ['active', null],
      ['planned', 'NOR'],
      ['ended', 'SAF'],
    ]);
    expect(totalElements).toBe(3);
    const ofScope = async (scope: StartMaintenancePayload['scope']) =>
      (await listMaintenances(services, { ...page, scope })).content.map(({ state }) => state);
    expect([await ofScope('vendor'), await ofScope('site')]).toEqual([['planned', 'ended'], ['active']]);
    expect(await ofScope('game')).toEqual([]);
    expect((await listMaintenances(services, { ...page, scope: 'vendor', state: 'planned' })).content).toHaveLength(1);
  });
});

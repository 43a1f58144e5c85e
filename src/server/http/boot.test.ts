import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/server/operations.ts';
import { testVisitor } from '../domain/testing.ts';
import { Failure } from '../shared/failure.ts';
import { bootEntries, bootKey, renderIndex } from './boot.ts';

const everywhere = ['getSystemStatus', 'getPermission', 'listAnnouncements', 'listVendorTypes'];

/** Answers each operation with its name, but for one promotion that there is not. */
function runnerOf(id: OperationId): (call: { readonly rawQuery: string }) => Promise<unknown> {
  return async ({ rawQuery }) => {
    if (rawQuery === 'id=p-999') throw new Failure('not_found');
    return { id, rawQuery };
  };
}

test.each([
  ['/index', ['listVendors ', 'listHotGames ']],
  ['/rng', ['listVendors ', 'listGames gameType=RNG&pageNo=1&pageSize=42']],
  ['/register', ['getRegisterSettings ', 'listPromotions category=new_player']],
  ['/promotions/p-101', ['getPromotion id=p-101']],
  // There is none.
  ['/promotions/p-999', []],
  ['/promotions/..%2Fsecret', []],
  ['/vip', ['listVipTiers ']],
  ['/vnlottery', ['listVnGameMenus ']],
  // What every object has is no page.
  ['/constructor', []],
])('%s brings along what it shows first', async (path, own) => {
  const visit = { path, host: 'lumo.example', visitor: testVisitor, language: 'EN' } as const;
  const entries = await bootEntries({ get: runnerOf }, visit);
  expect(entries.slice(0, everywhere.length).map(({ id }) => id)).toEqual(everywhere);
  const asked = entries.slice(everywhere.length).map(({ body }) => body);
  expect(asked).toEqual(own.map((call) => ({ id: call.split(' ')[0], rawQuery: call.split(' ')[1] })));
});

describe('/vnlottery brings along its first lottery and what that drew last', () => {
  const values: Partial<Record<OperationId, unknown>> = {
    listVnGameMenus: { gameMenus: [{ games: [{ gameCode: 'VN_NORTH' }, { gameCode: 'VN_SOUTH' }] }] },
    listDraws: { content: [{ drawId: 'VN_NORTH-2' }, { drawId: 'VN_NORTH-1' }] },
  };
  const keysOf = async (known: Partial<Record<OperationId, unknown>>) => {
    const runner = (id: OperationId) => async () =>
      id in known ? { success: true, value: known[id] } : { success: false };
    const visit = { path: '/vnlottery', host: '', visitor: testVisitor } as const;
    const entries = await bootEntries({ get: runner }, { ...visit, language: 'VI' });
    return entries.slice(everywhere.length).map(({ key }) => key);
  };

  test('each under the address that the portal asks', async () => {
    expect(await keysOf(values)).toEqual([
      'GET /lgw/vn/games/game_menu?|VI',
      'GET /lgw/lottery/games/VN_NORTH?|VI',
      'GET /lgw/lottery/draws?gameCode=VN_NORTH&pageSize=60&state=drawn|VI',
      'GET /lgw/lottery/draws/VN_NORTH-2/prizeTable?|VI',
    ]);
  });

  test.each([
    ['no lottery', { listVnGameMenus: { gameMenus: [] } }, 1],
    ['a lottery that is refused', {}, 1],
    ['no draw yet', { ...values, listDraws: { content: [] } }, 3],
  ])('with %s it goes no further', async (_what, known, count) => {
    expect(await keysOf(known)).toHaveLength(count);
  });
});

test('an entry is found under method, path, sorted query and language', () => {
  expect(bootKey('/wps/system/status', {}, 'EN')).toBe('GET /wps/system/status?|EN');
  expect(bootKey('/wps/x', { types: 'B,H', platform: 'W', url: '127.0.0.1:4000' }, 'VI')).toBe(
    'GET /wps/x?platform=W&types=B%2CH&url=127.0.0.1%3A4000|VI',
  );
});

test('the entries are data in place of the mark, and come out as they went in', () => {
  const entries = [{ key: 'GET /a?|EN', body: { success: true, value: '$& and $1' } }];
  const html = renderIndex('<head><!--boot--></head>', entries);
  const json = /^<head><script type="application\/json" id="boot">(.*)<\/script><\/head>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? '')).toEqual(entries);
});

test('nothing in an entry can end its element or break a script', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028 \u2029';
  const html = renderIndex('<!--boot-->', [{ key: 'GET /a?|EN', body: hostile }]);
  expect(html.match(/</g)).toHaveLength(2);
  expect(html).not.toMatch(/[\u2028\u2029]/);
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  expect(JSON.parse(json)[0].body).toBe(hostile);
});

test('a page without the mark stays as it is', () => {
  expect(renderIndex('<p>hello</p>', [])).toBe('<p>hello</p>');
});

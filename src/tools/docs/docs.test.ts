import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#portal/i18n/locales/en/errors.ts';
import { readContract } from '../check/breaking-changes.ts';
import { isNode, listAt, type Node, objectAt, operationsOf } from '../check/gate/document.ts';
import { entitiesOf } from './entities.ts';
import { drawEntities, entityPages } from './entity-pages.ts';
import { readErrorScreens } from './error-screens.ts';
import { errorTable } from './error-table.ts';
import { withGuide } from './guide.ts';
import { addressOf } from './links.ts';
import { pageStyle, sealed, withPolicy } from './page.ts';

const root = join(import.meta.dirname, '../../..');

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const success = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });
const error = (code: string, message: string, language = 'EN') => ({
  content: { 'application/json': { examples: { [code]: { value: { success: false, code, message, language } } } } },
});
const small = {
  paths: {
    '/wps/game': {
      get: {
        operationId: 'getGame',
        tags: ['games'],
        responses: {
          200: success('GetGameResponse'),
          403: error('locked', 'Closed | for now'),
          404: error('gone', 'Hết', 'VI'),
        },
      },
    },
    '/wps/bet': {
      post: {
        operationId: 'placeBet',
        tags: ['bets'],
        requestBody: success('BetPayload'),
        responses: { 200: success('PlaceBetResponse'), 423: error('locked', 'Closed | for now') },
      },
    },
  },
  components: {
    schemas: {
      ErrorCode: { enum: ['locked', 'gone', 'not_implemented'] },
      Money: { type: 'string' },
      GetGameResponse: { properties: { value: ref('Game') } },
      PlaceBetResponse: { properties: { value: { oneOf: [ref('Bet'), { type: 'null' }] } } },
      BetPayload: { properties: { game: ref('Game') } },
      Game: {
        description: 'A game. It can be played.',
        required: ['gameId'],
        properties: { gameId: {}, rooms: { items: ref('Room') }, info: { properties: { room: ref('Room') } } },
      },
      Room: { description: 'A room.', properties: { price: ref('Money'), next: ref('Room') } },
      Bet: { description: 'A bet.', required: ['betId'], properties: { betId: {}, gameId: {}, room: ref('Room') } },
    },
  },
};

describe('the table of errors', () => {
  const screens = new Map([
    ['locked', { key: 'errors.locked', screen: 'a dialog' }],
    ['gone', { key: 'errors.unknown', screen: 'nowhere' }],
    ['not_implemented', { key: 'not_implemented', screen: 'a message' }],
  ]);
  const lines = errorTable(small, screens).split('\n');

  test('has each code with what the examples show of it, and where the portal shows it', () => {
    expect(lines.slice(2, 4)).toEqual([
      '| `locked` | 403, 423 | Closed \\| for now | [getGame](#/games/getgame), [placeBet](#/bets/placebet) | `errors.locked` | a dialog |',
      '| `gone` |  |  | the server, before any operation | `errors.unknown` | nowhere |',
    ]);
  });

  test('tells of a code that no operation shows what the server answers', () => {
    expect(lines[4]).toContain(
      '| `not_implemented` | 501 | This is not available yet. | the server, before any operation |',
    );
  });

  test('ERROR-39 maps each code to its status, its message key and its screen', async () => {
    const document = await readContract(join(root, 'generated/openapi.yaml'));
    const codes = listAt(objectAt(objectAt(objectAt(document, 'components'), 'schemas'), 'ErrorCode'), 'enum');
    const real = await readErrorScreens(root);
    const texts = ['message', ...Object.keys(errors).map((key) => `errors.${key}`)];
    expect([...real.keys()].sort()).toEqual([...codes].sort());
    expect([...real.values()].filter(({ key }) => !texts.includes(key))).toEqual([]);
    expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(String(code)))).toEqual([]);
    for (const row of errorTable(document, real).split('\n').slice(2)) {
      expect(row).toMatch(/^\| `\w+` \| \d{3}[\d, ]* \| [^|]+ \| [^|]+ \| `(message|errors\.\w+)` \| [^|]+ \|$/);
    }
  });
});

describe('the entities', () => {
  const entities = entitiesOf(small);
  const entity = (name: string) => entities.find((each) => each.name === name);

  test('are what answers are made of, without frames, requests and plain values', () => {
    expect(entities.map(({ name, tag }) => [name, tag])).toEqual([
      ['Game', 'games'],
      ['Room', 'games'],
      ['Bet', 'bets'],
    ]);
  });

  test('hold others, in themselves and in lists, and name others by their keys', () => {
    expect(entity('Game')).toMatchObject({
      description: 'A game.',
      key: 'gameId',
      holds: [
        { field: 'rooms', target: 'Room', many: true },
        { field: 'info.room', target: 'Room', many: false },
      ],
      names: [],
    });
    expect(entity('Bet')).toMatchObject({
      holds: [{ field: 'room', target: 'Room', many: false }],
      names: [{ field: 'gameId', target: 'Game', many: false }],
    });
    expect(entity('Bet')?.operations.map(({ id }) => id)).toEqual(['placeBet']);
  });

  test('are drawn from left to right, those of others dashed', () => {
    const drawing = drawEntities(entities.filter(({ tag }) => tag === 'bets')) ?? '';
    const at = (name: string) => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${name}<`).exec(drawing)?.[1]);
    expect(at('Bet')).toBeLessThan(at('Room'));
    expect(drawing).toMatch(/<g class="guest"><rect[^>]*\/><text[^>]*>Room</);
    expect(drawing).toContain('<title>Bet.room: Room</title>');
    expect(drawing).not.toMatch(/NaN|undefined/);
  });

  test('that hold themselves by a detour are drawn too, and none where nothing holds anything', () => {
    const relation = (target: string) => [{ field: 'other', target, many: true }];
    const made = (name: string, holds: ReturnType<typeof relation>) => ({
      name,
      description: '',
      key: undefined,
      tag: 'a',
      holds,
      names: [],
      operations: [],
    });
    expect(drawEntities([made('Hen', relation('Egg')), made('Egg', relation('Hen'))])).toContain(
      'Hen.other: Egg, many',
    );
    expect(drawEntities([made('Hen', [])])).toBeUndefined();
  });

  test('have a chapter for each tag', () => {
    expect(
      entityPages(small, ['games', 'bets'])
        .split('\n')
        .filter((line) => line.startsWith('## ')),
    ).toEqual(['## Entities of games', '## Entities of bets']);
  });
});

describe('the guide of the contract', () => {
  let document: Node;
  let made: Node;
  beforeAll(async () => {
    document = await readContract(join(root, 'generated/openapi.yaml'));
    made = await withGuide(document, root);
  });

  test('stands before the operations, and each of its links leads to one', () => {
    const [guide, operations] = listAt(made, 'x-tagGroups').filter(isNode);
    expect(guide?.['tags']).toEqual(['start', 'errors', 'encryption', 'entities', 'stories']);
    expect(operations?.['tags']).toEqual(
      listAt(document, 'tags')
        .filter(isNode)
        .map(({ name }) => name),
    );
    const text = listAt(made, 'tags')
      .filter(isNode)
      .map(({ description }) => String(description))
      .join('\n');
    const links = [...text.matchAll(/\]\((#[^)]*)\)/g)].map(([, address]) => address);
    const known = new Set([...operationsOf(document).values()].map(addressOf));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((address) => !known.has(address ?? ''))).toEqual([]);
  });

  test('names each operation, and whether it needs a session or may be encrypted', () => {
    const text = (path: string, method: string) =>
      String(objectAt(objectAt(objectAt(made, 'paths'), path), method)['description']).split('\n')[0];
    expect(text('/wps/session/login', 'post')).toBe('`login` (E)');
    expect(text('/wps/v2/wallets/balance', 'get')).toBe('`getBalance` (T)');
  });

  test.each([
    ['seamless wallet debit', '/wps/v2/wallets/vendor/debit', 'post'],
    ['lottery bet', '/lgw/lottery/bets', 'post'],
    ['deposit cashier', '/wps/v2/wallets/deposits', 'get'],
    ['kyc', '/wps/member/profile', 'get'],
    ['rút tiền', '/wps/v2/wallets/withdrawals', 'post'],
    ['free bet', '/wps/member/bonuses', 'get'],
    ['two factor', '/wps/member/twoStep/start', 'post'],
    ['commission', '/wps/agent/income', 'get'],
    ['webhook', '/wps/v2/wallets/vendor/debit', 'post'],
  ])('has all words of "%s" in the operation that is meant', (words, path, method) => {
    const { summary, description } = objectAt(objectAt(objectAt(made, 'paths'), path), method);
    const text = `${String(summary)} ${String(description)}`.toLowerCase();
    expect(words.split(' ').filter((word) => !text.includes(word))).toEqual([]);
  });

  // Redoc ranks by the words of the title first.
  test.each([
    ['lottery bet', '/lgw/lottery/bets', 'post'],
    ['debit', '/wps/v2/wallets/vendor/debit', 'post'],
  ])('has "%s" in the title of the operation that is meant', (words, path, method) => {
    const { summary } = objectAt(objectAt(objectAt(made, 'paths'), path), method);
    expect(String(summary).toLowerCase()).toContain(words);
  });

  test('holds the recipe to the letter, and the stories', () => {
    const text = JSON.stringify(made);
    expect(text).toContain("import { CompactEncrypt, importJWK } from 'jose';\\n");
    expect(text).toContain('Nguyen Minh Khoa');
  });
});

describe('the page', () => {
  const calls = [
    'https://cdn.redoc.ly/redoc/logo-mini-full.svg',
    'https://cdn.redoc.ly/redoc/logo-mini.svg',
    'https://otel.cloud.redocly.com/v1/traces',
  ];
  const redoc = `<head></head><script type="module">ask(${calls.join()})</script>`;

  test('calls none of the addresses that Redoc calls', () => {
    const page = sealed(redoc);
    expect(calls.filter((address) => page.includes(address))).toEqual([]);
  });

  test('is not made from a Redoc that calls others, or that loads its program', () => {
    expect(() => sealed(redoc.replace('/v1/traces', '/v2/traces'))).toThrow('Redoc no longer calls https://otel.cloud');
    expect(() => sealed(`${redoc}<script src="https://cdn.example/redoc.js"></script>`)).toThrow(
      'would load <script src=',
    );
    expect(() => sealed(`<link href="//fonts.example/a.css">${redoc}`)).toThrow('would load <link href=');
  });

  test('may run its own scripts and nothing else', () => {
    const page = withPolicy('<head></head><script>a()</script><script type="module">b()</script>');
    const policy = /content="([^"]*)"/.exec(page)?.[1]?.split('; ') ?? [];
    const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    expect(policy).toContain(`script-src ${hash('a()')} ${hash('b()')}`);
    expect(policy[0]).toBe("default-src 'none'");
  });

  test('has the colours of the portal, in the light and in the dark', async () => {
    const style = await pageStyle(root);
    expect(style).toMatch(/html:root\.light\{color-scheme:light;--bg-color:#ffffff;/);
    expect(style).toMatch(/html:root\.dark\{color-scheme:dark;--bg-color:#191824;/);
  });
});

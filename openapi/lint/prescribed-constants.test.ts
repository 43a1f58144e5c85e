import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from '#tools/check/breaking-changes.ts';
import { operationsOf, resolve } from '#tools/check/gate/document.ts';
import { sentTo, valuesOf } from './prescribed.ts';

const document = await readContract(join(import.meta.dirname, '../../generated/openapi.yaml'));
const operations = operationsOf(document);

function sentAt(key: string): ReadonlyMap<string, unknown> {
  const operation = operations.get(key);
  if (!operation) throw new Error(`The contract has no ${key}`);
  return sentTo(document, operation);
}

const words = (text: string) => text.split(' ');

/** Constants of requests; the first one of several. */
const constants: readonly (readonly [ids: string, call: string, values: Readonly<Record<string, unknown>>])[] = [
  ['ENTITY-23 CONST-03', 'GET /wps/relay/GCSGAME_gameList', { clientType: 3, platform: 'flash,html5-desktop' }],
  ['ENTITY-26 CONST-04', 'GET /wps/relay/GCSGAME_hotGames', { isPlatform: 2, platform: 'flash,html5-desktop' }],
  [
    'ENTITY-31 CONST-05 CONST-06 CONST-07',
    'POST /wps/game/launchGame',
    { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
  ],
  ['ENTITY-21', 'GET /wps/relay/MCSFE_announcements', { platform: 'W', execution: 'B' }],
  ['LOTTERY-02 CONST-02', 'GET /lgw/games/game_menus', { lotteryType: 'Lott', device: 'WEB' }],
];

/** Every default of a parameter or a body, except page 1 and 42 rows on a page. */
const defaults = [
  'getChatUrl b2c 1',
  'getHelpCenter device WEB',
  'getVietnamNumero count 100',
  'listAnnouncementPage pageSize 9',
  'listAnnouncements execution B',
  'listAnnouncements platform W',
  'listAnnouncements types B,PL,PU,PR,H',
  'listComingDraws count 10',
  'listContractBills sort -windowTo',
  'listContracts sort -updatedAt',
  'listGameMenus device WEB',
  'listGameMenus lotteryType Lott',
  'listGames channel WEB',
  'listGames clientType 3',
  'listGames platform flash,html5-desktop',
  'listHotGames isPlatform 2',
  'listHotGames platform flash,html5-desktop',
  'listIncome entries every',
  'listIncome sort -windowTo',
  'listIncomeBets sort -settledAt',
  'listIncomeInputs sort -at',
  'listMemberPromotions participation all',
  'listMessages reading all',
  'listMissionsLeaderboard period week',
  'listOpenedNumero count 20',
  'listPointRewards sort brand',
  'listPopularGames count 20',
  'listPopularGames device WEB',
  'listRegistrationLinks sort -createdAt',
  'listRewards state claimable',
  'listTeam sort -turnover',
  'listTeamBets sort -placedAt',
  'listTeamProfit scope lines',
  'listTeamProfit sort -turnover',
  'listTeamTransactions sort -at',
  'listTransactionHistory walletId main',
  'listVendors clientType 3',
  'listVnGameMenus lotteryType Lott',
  'listVnRecentGames count 20',
  'listWinnerRank period today',
  'listWinnerRank sort highest',
];

describe('constants', () => {
  test.each(constants)('%s %s has its constants', (_, key, values) => {
    const sent = sentAt(key);
    const found = Object.keys(values).map((name) => [name, valuesOf(document, sent.get(name))[0]]);
    expect(Object.fromEntries(found)).toEqual(values);
  });

  test('the contract has exactly these defaults', () => {
    const found = [...operations.values()].flatMap((operation) =>
      [...sentTo(document, operation)].flatMap(([name, schema]) => {
        // A default beside a reference holds before that of the schema.
        const node = { ...resolve(document, schema).node, ...Object(schema) };
        return 'default' in node ? [`${operation.id} ${name} ${node['default']}`] : [];
      }),
    );
    const isPaging = (line: string) => / (pageNo 1|pageSize 42)$/.test(line);
    expect(found.filter(isPaging).length).toBeGreaterThan(100);
    expect(found.filter((line) => !isPaging(line)).sort()).toEqual(defaults);
  });

  test.each([
    ['as LOTTERY-08 says,', 'GET /lgw/games/popular', 'count', 20],
    ['as LOTTERY-09 says,', 'GET /wps/relay/GCSGAME_vietnamNumero', 'count', 100],
    ['as LOBBY-07 says,', 'GET /wps/relay/GCSGAME_gameList', 'pageNo', 1],
    ['as LOBBY-07 says,', 'GET /wps/relay/GCSGAME_gameList', 'pageSize', 42],
    ['as NOTICE-01 says,', 'GET /wps/relay/MCSFE_announcementList', 'pageSize', 9],
  ])('%s %s has the default %s', (_, key, name, value) => {
    expect(Object(sentAt(key).get(name))).toMatchObject({ default: value });
  });

  test.each([
    [
      'ENTITY-23',
      'GET /wps/relay/GCSGAME_gameList',
      'channel merchant gameType vassalage gameClassify gameName minBet minLineNum language',
    ],
    ['ENTITY-25', 'GET /wps/relay/GCSGAME_gameList', 'pageNo pageSize gameClassify minBet'],
    ['ENTITY-26', 'GET /wps/relay/GCSGAME_hotGames', 'merchantCode vassalage language'],
    ['ENTITY-30', 'POST /wps/relay/GCSGAME_addFavourite', 'nodeId vendor gameType'],
    ['ENTITY-31', 'POST /wps/game/launchGame', 'gameId roomId nodeId vassalage username token merchantCode language'],
    ['ENTITY-33', 'POST /wps/game/launchGame', 'code defaultPlayType accountTypeName vendor gameCode gameType isGame'],
  ])('%s %s takes its fields', (_, key, fields) => {
    expect([...sentAt(key).keys()]).toEqual(expect.arrayContaining(words(fields)));
  });
});

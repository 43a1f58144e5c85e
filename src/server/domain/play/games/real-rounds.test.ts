import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WinnerRankPage } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { give } from '../../payments/funds/testing.ts';
import { addMembers, DAY, MINUTE, SECOND, type TestServices, testServices } from '../../testing.ts';
import { listBets } from '../bets/list-bets.ts';
import { hotGames, recentGames } from '../catalogue/list-games.ts';
import { winnerRank } from '../catalogue/winners.ts';
import { openGame } from '../seamless/testing.ts';
import { type Player, playerOf, trialPlayer } from './testing.ts';

const lamp = '10006';
const lanternRoad = '20001';

let db: TestDatabase;
let services: TestServices;
let ana: Player;
let bao: Player;
let names = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  await db.query('test_no_wins', 'delete from wins');
  [ana, bao] = [await newPlayer('ana'), await newPlayer('bao')];
});
afterAll(() => db.close());

async function newPlayer(name: string): Promise<Player> {
  names += 1;
  const account = `${name}moves${names}`;
  await addMembers(db, [{ account }]);
  await db.query('test_grown_up', `update members set birthday = '1990-05-01' where account = $1`, [account]);
  const player = await playerOf(services, account);
  await give(services, player.session, '1000.00');
  return player;
}

/** Plays the lamp until a round ends as wanted, which half of them do. */
async function playLamp(player: Player, wanted: 'won' | 'lost') {
  for (let tries = 0; tries < 60; tries++) {
    const { round } = await player.play({ game: 'lumo-lamp', light: 'TEAL' }, '2.00', `luck-${tries}`);
    if (round.state === wanted) return round;
  }
  throw new Error(`sixty rounds, and none was ${wanted}`);
}

/** A round of Lantern Road, as its vendor orders it. */
async function playVendor({ session }: Player, stake: string, payout: string) {
  const game = await openGame(services, session.account);
  names += 1;
  await game.debit(`d${names}`, `round-${names}`, stake);
  await game.credit(`c${names}`, `round-${names}`, payout);
}

async function winners(): Promise<WinnerRankPage['content']> {
  // Boards are recounted after half a minute.
  services.pass(31 * SECOND);
  const asked = { period: 'today', sort: 'highest', pageNo: 1, pageSize: 100 } as const;
  return (await winnerRank(services, asked)).content;
}

test('LOBBY-18 LOBBY-19 won rounds of the house and of a vendor stand among the winners, lost and trial ones do not', async () => {
  await playVendor(bao, '3.00', '51.30');
  await playLamp(ana, 'won');
  const before = await winners();
  expect(before.filter(({ vendor }) => vendor === 'SAF')).toMatchObject([
    {
      rank: 1,
      nickname: expect.stringMatching(/^ba\*\*\*/),
      amount: '48.30',
      gameName: 'Lantern Road',
      nodeId: lanternRoad,
    },
  ]);
  const ofHouse = before.filter(({ vendor }) => vendor === 'BGS');
  expect(ofHouse).toMatchObject([
    { rank: 2, nickname: expect.stringMatching(/^an\*\*\*/), amount: '1.96', gameName: 'Lumo Lamp', nodeId: lamp },
  ]);
  await playVendor(bao, '3.00', '2.00');
  await playLamp(await trialPlayer(services), 'won');
  // What comes back of a stake is no gain.
  await playVendor(ana, '3.00', '3.00');
  expect(await winners()).toEqual(before);
});

test('LOBBY-09 LOBBY-19 what a member played last stands first among its recent games, and in not among those of others', async () => {
  const recent = async ({ session }: Player) =>
    (await recentGames(services, session, { pageNo: 1, pageSize: 10 })).list.map(({ nodeId }) => nodeId);
  await playLamp(ana, 'lost');
  services.pass(SECOND);
  await ana.play({ game: 'dice', direction: 'over', target: '50.49' });
  await playVendor(bao, '1.00', '0.50');
  expect(await recent(ana)).toEqual(['10004', lamp]);
  expect(await recent(bao)).toEqual([lanternRoad]);
  services.pass(SECOND);
  await playLamp(ana, 'lost');
  expect(await recent(ana)).toEqual([lamp, '10004']);
});

test('LOBBY-09 LOBBY-19 hot games move up with each member who bets on them, for a week', async () => {
  // Three games that the operator holds for equally popular, far above all others.
  const [first, second] = ['10003', '10004'];
  const level = `update games set is_hot = true, popularity = 1000000 where node_id = any($1)`;
  await db.query('test_level', level, [[first, second, lamp].map(Number)]);
  await db.query('test_no_plays', 'delete from recent_plays');
  const top = async () => {
    services.pass(10 * MINUTE);
    return hotGames(await services.catalogue.current(), undefined)
      .slice(0, 3)
      .map(({ nodeId }) => nodeId);
  };
  expect(await top()).toEqual([first, second, lamp]);
  await playLamp(ana, 'lost');
  expect(await top()).toEqual([lamp, first, second]);
  // More bets of one member count once.
  await playLamp(ana, 'lost');
  await ana.play({ game: 'dice', direction: 'over', target: '50.49' });
  await bao.play({ game: 'dice', direction: 'over', target: '50.49' });
  await (await trialPlayer(services)).play({ game: 'mines', mines: 24 });
  expect(await top()).toEqual([second, lamp, first]);
  services.pass(7 * DAY);
  expect(await top()).toEqual([first, second, lamp]);
});

test('MEMBER-07 LOBBY-19 each member finds its own rounds in the betting record, with stake, payout and result', async () => {
  const record = async ({ memberId }: Player) =>
    (await listBets(services, memberId, { pageNo: 1, pageSize: 50 }, 'EN')).content;
  const lost = await playLamp(ana, 'lost');
  await playVendor(bao, '3.00', '51.30');
  const [bet] = (await record(ana)).filter(({ roundId }) => roundId === lost.roundId);
  expect(bet).toMatchObject({
    vassalage: 'BGS',
    gameName: 'Lumo Lamp',
    summary: 'Teal',
    state: 'lost',
    stake: '2.00',
    payout: '0.00',
    validTurnover: '2.00',
  });
  expect(await record(bao)).toMatchObject([
    { vassalage: 'SAF', gameName: 'Lantern Road', state: 'won', stake: '3.00', payout: '51.30' },
  ]);
  expect((await record(ana)).every(({ vassalage }) => vassalage === 'BGS')).toBe(true);
});

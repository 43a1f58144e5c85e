import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InhouseChoice } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { setMoneyLimit } from '../../care/protection/set-limit.ts';
import { getBet } from '../../pages/bets/get-bet.ts';
import { give } from '../../payments/funds/testing.ts';
import { addMembers, HOUR, MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { expectReconciled, mainBalance } from '../seamless/testing.ts';
import { settleUnfinishedRounds } from '../seamless/unfinished-rounds.ts';
import { settleLeftRounds } from './end-round.ts';
import { getEvidence, getRound } from './read-rounds.ts';
import { type Player, playerOf, trialPlayer } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let player: Player;
let members = 0;
/** A grown-up member with money. */
const newPlayer = async () => {
  members += 1;
  const account = `inhouse${members}`;
  await addMembers(db, [{ account }]);
  await db.query('test_grown_up', `update members set birthday = '1990-05-01' where account = $1`, [account]);
  const made = await playerOf(services, account);
  await give(services, made.session, '1000.00');
  return made;
};
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  player = await newPlayer();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);
const balanceOf = async ({ memberId }: Player) => cents(await mainBalance(db, String(memberId)));
const HOUSE = `
  select coalesce(sum(e.amount), 0)::text as sum from entries e join accounts a on a.id = e.account_id
  where a.member_id is null and a.kind = $1`;
const houseOf = async (purpose: string) =>
  cents((await db.query<{ sum: string }>('test_house', HOUSE, [purpose]))[0]?.sum);

const lamp: InhouseChoice = { game: 'lumo-lamp', light: 'TEAL' };
const every: readonly InhouseChoice[] = [
  lamp,
  { game: 'dice', direction: 'over', target: '50.49' },
  { game: 'keno', numbers: [4, 8, 15, 16, 23] },
  { game: 'plinko', rows: 12, risk: 'low' },
  { game: 'lucky-wheel', segments: 20, risk: 'medium' },
  { game: 'lantern-reels' },
];
const everyGame = every.map((choice) => [choice.game, choice] as const);

describe('a round of one step', () => {
  test.each(everyGame)(
    'LOBBY-02 LOBBY-19 %s is sealed before the bet, and can be worked out afterwards',
    async (_, choice) => {
      const before = await balanceOf(player);
      const sealed = await player.commit(choice.game);
      const expiresAt = new Date(services.clock() + 10 * MINUTE).toISOString();
      expect(sealed).toMatchObject({ rulesVersion: 1, expiresAt });
      expect(await player.commit(choice.game)).toEqual(sealed);
      const { round, balanceAfter } = await player.stake({
        roundId: sealed.roundId,
        stake: '2.00',
        clientSeed: 'my-luck_1',
        choice,
      });
      expect(round).toMatchObject({
        roundId: sealed.roundId,
        stake: '2.00',
        demo: false,
        choice,
        opened: [],
        dealt: [],
        offers: [],
      });
      expect(round.betId).toMatch(/^b-[0-9a-f]{32}$/);
      expect(cents(round.payout)).toBe(Math.floor(Number((Number(round.multiplier) * 200).toFixed(4))));
      expect(round.state).toBe({ '-1': 'lost', '0': 'push', '1': 'won' }[Math.sign(cents(round.payout) - 200)]);
      expect(cents(balanceAfter)).toBe(before - 200 + cents(round.payout));
      expect(await balanceOf(player)).toBe(cents(balanceAfter));
      const evidence = await getEvidence(services, player.memberId, round.roundId);
      const seed = Buffer.from(evidence.serverSeed ?? '', 'hex');
      expect(createHash('sha256').update(seed).digest('hex')).toBe(sealed.serverSeedHash);
      expect(evidence).toMatchObject({ label: `${round.roundId}:my-luck_1`, outcome: round.outcome, choice });
      // The first number of the stream, in another way.
      const first = createHmac('sha256', seed).update(`${evidence.label}:0`).digest().readUInt32BE(0);
      if (choice.game === 'dice') expect(round.outcome).toEqual([((first % 10_000) / 100).toFixed(2)]);
      if (choice.game === 'lucky-wheel') expect(round.outcome).toEqual([String(first % 20)]);
      if (choice.game === 'lantern-reels') expect(round.outcome[0]).toBe(String(first % 32));
      expect(await getRound(services, player.memberId, round.roundId)).toEqual(round);
    },
  );

  test('MEMBER-07 its bet stands in the record with what it can be checked by, and counts as turnover', async () => {
    const { round } = await player.play(lamp, '3.00');
    const detail = await getBet(services, player.memberId, round.betId, 'EN');
    const { serverSeed, serverSeedHash } = await getEvidence(services, player.memberId, round.roundId);
    expect(detail.bet).toMatchObject({
      vassalage: 'BGS',
      gameType: 'INHOUSE',
      gameName: 'Lumo Lamp',
      roundId: round.roundId,
      summary: 'Teal',
      stake: '3.00',
      validTurnover: '3.00',
      payout: round.payout,
    });
    const vietnamese = await getBet(services, player.memberId, round.betId, 'VI');
    expect(vietnamese.bet.summary).toBe('Xanh ngọc');
    expect(['Xanh ngọc', 'Hổ phách', 'Hồng', 'Trắng', 'Tối']).toContain(vietnamese.result);
    expect(detail.evidence).toMatchObject({
      source: 'inhouse',
      algorithm: 'portico-hmac-sha256-1',
      commitment: serverSeedHash,
      seed: serverSeed,
      clientSeed: 'lucky',
      drawName: null,
      resultVersion: null,
      prizes: [],
    });
    const lights = { TEAL: 'Teal', AMBER: 'Amber', ROSE: 'Rose', WHITE: 'White', DARK: 'Dark' };
    expect(detail.result).toBe(lights[round.outcome[0] as keyof typeof lights]);
  });

  test('LOBBY-19 what the house keeps is what was staked less what was paid', async () => {
    const before = await houseOf('vendor:BGS');
    let [staked, paid] = [0, 0];
    for (let index = 0; index < 12; index++) {
      const { round } = await player.play(every[index % every.length] ?? lamp, '0.50', `s${index}`);
      staked += 50;
      paid += cents(round.payout);
    }
    expect((await houseOf('vendor:BGS')) - before).toBe(staked - paid);
  });
});

describe('a round that is refused', () => {
  const play = async (choice: InhouseChoice, stake: string) => outcome(player.play(choice, stake));

  test('LOBBY-19 stakes outside of the limits take nothing', async () => {
    const before = await balanceOf(player);
    const refused = (rule: string, message: string) => ({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/stake', rule, message }] },
    });
    await expect(player.play(lamp, '0.09')).rejects.toMatchObject(refused('min_stake', 'Is less than 0.10'));
    await expect(player.play(lamp, '1.001')).rejects.toMatchObject(refused('decimals', 'Has more than 2 decimals'));
    expect(await play(lamp, '500.01')).toBe('bet_limit_exceeded');
    expect(await play({ game: 'plinko', rows: 8, risk: 'low' }, '100.01')).toBe('bet_limit_exceeded');
    expect(await play({ game: 'dice', direction: 'under', target: '0.99' }, '1.00')).toBe('validation_failed');
    const { roundId } = await player.commit('mines');
    expect(await outcome(player.act(roundId, { action: 'open', cell: 1 }))).toBe('not_found');
    const message = 'Is no choice of the game';
    await expect(player.stake({ roundId, stake: '1.00', clientSeed: 'x', choice: lamp })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/choice', rule: 'choice', message }] },
    });
    expect(await outcome(player.commit('moonshot'))).toBe('validation_failed');
    expect(await balanceOf(player)).toBe(before);
  });

  test('LOBBY-19 a round is played once, in ten minutes, by its own player', async () => {
    const sealed = await player.commit('lumo-lamp');
    const bet = { roundId: sealed.roundId, stake: '1.00', clientSeed: 'x', choice: lamp };
    const stranger = await newPlayer();
    expect(await outcome(stranger.stake(bet))).toBe('not_found');
    const both = await Promise.all([outcome(player.stake(bet)), outcome(player.stake(bet))]);
    expect(both.toSorted()).toEqual(['in', 'round_not_open']);
    expect(await outcome(getRound(services, stranger.memberId, bet.roundId))).toBe('not_found');
    expect(await outcome(getEvidence(services, stranger.memberId, bet.roundId))).toBe('not_found');
    expect(await outcome(stranger.act(bet.roundId, { action: 'cash_out' }))).toBe('not_found');
    const late = await player.commit('lumo-lamp');
    services.pass(10 * MINUTE);
    expect(await outcome(player.stake({ ...bet, roundId: late.roundId }))).toBe('round_expired');
    const next = await player.commit('lumo-lamp');
    expect(next.roundId).not.toBe(late.roundId);
    expect(next.serverSeedHash).not.toBe(late.serverSeedHash);
    expect(await outcome(player.stake({ ...bet, roundId: late.roundId }))).toBe('round_expired');
  });

  test('LOBBY-19 a player gives a sealed round up for another seed, and sees the unused one', async () => {
    const first = await player.commit('lumo-lamp');
    const second = await player.commit('lumo-lamp', first.roundId);
    expect(second.roundId).not.toBe(first.roundId);
    expect(second.serverSeedHash).not.toBe(first.serverSeedHash);
    const { replaced } = second;
    expect(replaced).toMatchObject({ roundId: first.roundId, serverSeedHash: first.serverSeedHash });
    const sha256 = (hex = '') => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
    expect(sha256(replaced?.serverSeed)).toBe(first.serverSeedHash);
    const bet = { stake: '1.00', clientSeed: 'x', choice: lamp };
    expect(await outcome(player.stake({ ...bet, roundId: first.roundId }))).toBe('round_expired');
    // A lost answer is asked for again.
    expect(await player.commit('lumo-lamp', first.roundId)).toEqual(second);
    expect(await player.commit('lumo-lamp')).toEqual({ ...second, replaced: undefined });
    const { round } = await player.stake({ ...bet, roundId: second.roundId });
    expect(round.serverSeedHash).toBe(second.serverSeedHash);
  });

  test('LOBBY-19 no seed is shown by giving a round up that was staked on, is of another game or of somebody else', async () => {
    const open = await player.play({ game: 'mines', mines: 3 });
    expect(await outcome(player.commit('mines', open.round.roundId))).toBe('not_found');
    const sealed = await player.commit('lumo-lamp');
    expect(await outcome(player.commit('mines', sealed.roundId))).toBe('not_found');
    expect(await outcome((await newPlayer()).commit('lumo-lamp', sealed.roundId))).toBe('not_found');
    const both = await Promise.all([
      outcome(player.stake({ roundId: sealed.roundId, stake: '1.00', clientSeed: 'x', choice: lamp })),
      outcome(player.commit('lumo-lamp', sealed.roundId)),
    ]);
    // Whichever comes first, never both.
    expect([
      ['in', 'not_found'],
      ['round_expired', 'in'],
    ]).toContainEqual(both);
  });

  test('LOBBY-19 money that another tab has just spent cannot be staked', async () => {
    const trial = await trialPlayer(services);
    const mines: InhouseChoice = { game: 'mines', mines: 24 };
    for (const seed of ['a', 'b', 'c']) await trial.play(mines, '500.00', seed);
    const last = { stake: '500.00', clientSeed: 'x' };
    const [first, second] = [await trial.commit('mines'), await trial.commit('hi-lo')];
    const bets = [
      trial.stake({ ...last, roundId: first.roundId, choice: mines }),
      trial.stake({ ...last, roundId: second.roundId, choice: { game: 'hi-lo' } }),
    ];
    expect((await Promise.all(bets.map(outcome))).toSorted()).toEqual(['in', 'insufficient_balance']);
    expect(await balanceOf(trial)).toBe(0);
  });

  test('VALID-49 a member without a date of birth, or too young, does not bet', async () => {
    const set = 'update members set birthday = $2 where id = $1';
    await db.query('test_set_birthday', set, [player.memberId, null]);
    expect(await play(lamp, '1.00')).toBe('birthday_required');
    await db.query('test_set_birthday', set, [player.memberId, '2006-01-01']);
    expect(await play(lamp, '1.00')).toBe('age_too_low');
    await db.query('test_set_birthday', set, [player.memberId, '2005-01-04']);
    expect(await play(lamp, '1.00')).toBe('in');
  });

  test('ERROR-27 a game under maintenance takes no bets, and a round that has begun goes on', async () => {
    const { round } = await player.play({ game: 'mines', mines: 1 });
    const set = 'update games set maintenance = $2 where node_id = $1';
    await db.query('test_maintain', set, [10003, true]);
    services.pass(2_000);
    expect(await outcome(player.commit('mines'))).toBe('game_maintenance');
    expect(await outcome(player.act(round.roundId, { action: 'open', cell: 1 }))).toBe('in');
    await db.query('test_maintain', set, [10003, false]);
    services.pass(2_000);
    expect(await outcome(player.commit('mines'))).toBe('in');
  });
});

describe('a trial account', () => {
  test('ROLE-15 plays in play credit, which is kept apart in the ledger', async () => {
    const [house, credit] = [await houseOf('vendor:BGS'), await houseOf('trial_credit')];
    const trial = await trialPlayer(services);
    const { round, balanceAfter } = await trial.play(lamp, '10.00');
    expect(round.demo).toBe(true);
    expect(cents(balanceAfter)).toBe(200_000 - 1_000 + cents(round.payout));
    expect(await houseOf('vendor:BGS')).toBe(house);
    expect((await houseOf('trial_credit')) - credit).toBe(-200_000 + 1_000 - cents(round.payout));
    const plays = await db.query('test_plays', 'select 1 from recent_plays where member_id = $1', [trial.memberId]);
    expect(plays).toEqual([]);
  });
});

describe('a round left alone', () => {
  test('LOBBY-19 is cashed out, or its stake comes back, once, a day after its last step', async () => {
    const seen = await player.play({ game: 'hi-lo' }, '4.00');
    const untouched = await player.play({ game: 'mines', mines: 3 }, '5.00');
    const openOne = async () => {
      const { round } = await player.play({ game: 'mines', mines: 1 }, '6.00');
      return player.act(round.roundId, { action: 'open', cell: 0 });
    };
    let opened = await openOne();
    while (opened.round.state === 'lost') opened = await openOne();
    const before = await balanceOf(player);
    services.pass(24 * HOUR - 1);
    await settleLeftRounds(services);
    // The rule of vendors' rounds leaves these alone.
    services.pass(1);
    await settleUnfinishedRounds(services);
    expect((await getRound(services, player.memberId, untouched.round.roundId)).state).toBe('open');
    const again = await testServices(db);
    again.pass(24 * HOUR);
    await Promise.all([settleLeftRounds(services), settleLeftRounds(again)]);
    await settleLeftRounds(services);
    const read = (roundId: string) => getRound(services, player.memberId, roundId);
    expect(await read(seen.round.roundId)).toMatchObject({ state: 'void', payout: '4.00' });
    expect(await read(untouched.round.roundId)).toMatchObject({ state: 'void', payout: '5.00' });
    expect(await read(opened.round.roundId)).toMatchObject({ state: 'won', multiplier: '1.0312', payout: '6.18' });
    expect((await read(untouched.round.roundId)).outcome).toHaveLength(3);
    expect((await balanceOf(player)) - before).toBe(400 + 500 + 618);
    const KINDS = `select array_agg(kind order by id) as kinds from transactions where reason_kind = 'bet' and reason_id = $1`;
    const kindsOf = async (betId: string) => (await db.query('test_kinds', KINDS, [betId]))[0];
    expect(await kindsOf(untouched.round.betId)).toEqual({ kinds: ['bet', 'refund'] });
    expect(await kindsOf(opened.round.betId)).toEqual({ kinds: ['bet', 'prize'] });
    expect(await outcome(player.act(untouched.round.roundId, { action: 'open', cell: 1 }))).toBe('round_not_open');
  });
});

test('a loss limit holds in the transaction of the stake', async () => {
  await setMoneyLimit(services, player.session, { kind: 'loss', period: 'day', amount: '1.00' });
  expect(await outcome(player.play({ game: 'mines', mines: 24 }, '1.01'))).toBe('play_limit_reached');
  expect(await outcome(player.play({ game: 'mines', mines: 24 }, '1.00'))).toBe('in');
  expect(await outcome(player.play({ game: 'mines', mines: 24 }, '0.10'))).toBe('play_limit_reached');
});

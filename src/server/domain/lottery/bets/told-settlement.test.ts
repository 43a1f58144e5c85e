import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { lastMessage } from '../../testing.ts';
import { correctResult } from './correct-result.ts';
import { getLotteryBet } from './read-bets.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['told01', 'told02', 'told03', 'pushed01', 'sorted01']);
});
afterAll(() => db.close());

test('LOTTERY-10 the betting record has bets by the mode of their game, with a summary of bounded length', async () => {
  const { place, coming, until, services } = await beginLottery(db);
  until('2026-01-12T08:00:00Z');
  const session = await laterSession(services, 'sorted01');
  const [fast = ''] = await coming('E_K3_1M', 1);
  const [north = ''] = await coming('VN_NORTH', 1);
  const hundred = Array.from({ length: 100 }, (_, two) => String(two).padStart(2, '0'));
  await place(session, slipOn('E_K3_1M', [lineOn('SUM_BS', 'BIG')], { draws: [{ drawId: fast, multiple: 1 }] }));
  await place(session, slipOn(north, [lineOn('DE', ...hundred), lineOn('XIEN_2', '11', '22')]));
  const sql = 'select category, summary from bets where member_id = $1 order by stake, summary';
  const rows = await db.query<{ category: string; summary: string }>('test_bets', sql, [session.memberId]);
  expect(rows).toEqual([
    { category: 'ELOTT', summary: 'SUM_BS: BIG' },
    { category: 'LOTT', summary: 'XIEN_2: 11 22' },
    { category: 'LOTT', summary: `DE: ${hundred.join(' ')}`.slice(0, 200) },
  ]);
});

const lastEvent = async () => {
  const [row] = await db.query<{ id: number }>('test_last', 'select coalesce(max(id), 0) as id from live_events');
  return row?.id ?? 0;
};
/** What was published after an event, as kind, member and subject. */
async function publishedAfter(id: number) {
  const sql = 'select kind, member_id as member, subject from live_events where id > $1 order by id';
  const rows = await db.query<{ kind: string; member: number | null; subject: string | null }>('test_news', sql, [id]);
  return rows.map(({ kind, member, subject }) => [kind, member, subject]);
}

test('LOTTERY-11 a result tells winners alone, in both languages, and everybody that the draw changed', async () => {
  const { sessions, place, enter, until, coming, needs, correct, services } = await beginLottery(
    db,
    'told01',
    'told02',
    'told03',
  );
  const [winner, loser, mixed] = sessions;
  if (winner === undefined || loser === undefined || mixed === undefined) throw new Error('no sessions');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const { bets } = await place(winner, slipOn(draw, [lineOn('DE', '27')]));
  await place(loser, slipOn(draw, [lineOn('DE', '72')]));
  await place(mixed, slipOn(draw, [lineOn('DE', '27'), lineOn('DE', '72')]));
  const betId = bets[0]?.betId ?? '';
  const shown = (language: 'EN' | 'VI') => getLotteryBet(services, winner.memberId, betId, language);
  expect(await shown('EN')).toMatchObject({ labelName: 'Đề, special prize', settledAt: null, cancellable: true });
  until('2026-01-05T11:00:00Z');
  // From its close on a bet stays, though it is open.
  expect(await shown('EN')).toMatchObject({ state: 'open', cancellable: false });
  until('2026-01-05T11:15:00Z');
  const before = await lastEvent();
  await enter(draw, northern('12327'));
  const published = await publishedAfter(before);
  expect(published.filter(([kind]) => kind === 'draws')).toEqual([
    ['draws', null, draw],
    ['draws', null, draw],
  ]);
  expect(published).toContainEqual(['bets', winner.memberId, betId]);
  expect(published).toContainEqual(['balance', winner.memberId, null]);
  expect(await shown('VI')).toMatchObject({
    labelName: 'Đề đặc biệt',
    state: 'won',
    settledAt: '2026-01-05T11:15:00.000Z',
    cancellable: false,
    station: { code: 'HN', name: 'Hà Nội' },
  });
  expect([await lastMessage(db, winner.memberId), await lastMessage(db, winner.memberId, 'VI')]).toMatchObject([
    { content: '<p>VN North 20260105, Ha Noi was drawn. Your bets pay $98.00, which is in your balance.</p>' },
    {
      content: '<p>Xổ số miền Bắc 20260105, Hà Nội đã có kết quả. Vé của bạn được trả $98.00, tiền đã vào số dư.</p>',
    },
  ]);
  expect(await lastMessage(db, loser.memberId)).toBeUndefined();

  // One bet of the third member loses and another wins as much: nothing changes for it in sum.
  services.pass(60_000);
  const news = await lastEvent();
  const act = { operator: 'op_mai', drawId: draw, language: 'EN' } as const;
  const change = { replacesVersion: 1, prizes: northern('12372'), reason: 'Read <wrongly> & twice.' };
  await correctResult(needs, act, change, (work) => db.transaction(work));
  expect((await publishedAfter(news)).filter(([kind]) => kind === 'draws')).toEqual([['draws', null, draw]]);
  const told = async (memberId: number, language: 'EN' | 'VI') => {
    const { title, content } = (await lastMessage(db, memberId, language)) ?? {};
    return [title, content];
  };
  expect(await told(winner.memberId, 'EN')).toEqual([
    'The result of VN North 20260105, Ha Noi was corrected',
    '<p>Your bets pay $98.00 less than before. The reason: Read &lt;wrongly&gt; &amp; twice.</p>',
  ]);
  expect(await told(winner.memberId, 'VI')).toEqual([
    'Kết quả Xổ số miền Bắc 20260105, Hà Nội đã được đính chính',
    '<p>Vé của bạn được trả ít hơn trước $98.00. Lý do: Read &lt;wrongly&gt; &amp; twice.</p>',
  ]);
  expect(await told(loser.memberId, 'VI')).toEqual([
    'Kết quả Xổ số miền Bắc 20260105, Hà Nội đã được đính chính',
    '<p>Vé của bạn được trả nhiều hơn trước $98.00. Lý do: Read &lt;wrongly&gt; &amp; twice.</p>',
  ]);
  expect((await told(mixed.memberId, 'EN'))[1]).toMatch(/^<p>Your bets pay \$0\.00 more than before\./);
  services.pass(60_000);
  await correct(draw, 2, northern('12327'));
  expect((await told(winner.memberId, 'EN'))[1]).toBe(
    '<p>Your bets pay $98.00 more than before. The reason: A typing error.</p>',
  );
});

const entriesOf = (betId: string) =>
  db.query<{ kind: string; amount: number }>(
    'test_entries',
    `select t.kind, e.amount::float as amount from transactions t join entries e on e.transaction_id = t.id
     join accounts a on a.id = e.account_id where t.reason_id = $1 and a.member_id is not null order by t.id`,
    [betId],
  );

test('LOTTERY-11 a stake that a rule gives back is a refund in the ledger, not a prize, and no win', async () => {
  const push = `update lottery_rules set drawn_here = false, limits = jsonb_set(limits, '{pricing}',
    coalesce(limits -> 'pricing', '{}') || '{"middleSums": "push"}') where game_code = 'PC28_5M'`;
  await db.query('test_push', push);
  await db.query('test_source', `update lottery_games set source = 'external' where code = 'PC28_5M'`);
  const { sessions, place, enter, coming, services } = await beginLottery(db, 'pushed01');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const [draw = ''] = await coming('PC28_5M', 1);
  const { bets } = await place(session, slipOn(draw, [lineOn('SUM_BS', 'BIG'), lineOn('SUM', '14')]));
  const [side = '', sum = ''] = bets.map(({ betId }) => betId);
  services.pass(10 * 60_000);
  await enter(draw, [{ prize: 'NUMBERS', numbers: ['4', '4', '6'] }]);
  const shown = await Promise.all([side, sum].map((id) => getLotteryBet(services, session.memberId, id, 'EN')));
  expect(shown.map(({ state, payout, station }) => [state, payout, station])).toEqual([
    ['push', '1.00', null],
    ['won', '12.93', null],
  ]);
  expect(await entriesOf(side)).toEqual([
    { kind: 'bet', amount: -1 },
    { kind: 'refund', amount: 1 },
  ]);
  expect(await entriesOf(sum)).toEqual([
    { kind: 'bet', amount: -1 },
    { kind: 'prize', amount: 12.93 },
  ]);
  expect((await lastMessage(db, session.memberId))?.title).toMatch(/^You won \$12\.93 in /);
});

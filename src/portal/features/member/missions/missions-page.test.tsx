// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import {
  getClaimMissionResponseMock,
  getGetMissionsSummaryResponseMock,
  getListMissionsLeaderboardResponseMock,
  getListTournamentBoardResponseMock,
  getListTournamentsResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import {
  getGetMissionsSummaryMockHandler,
  getListMissionsLeaderboardMockHandler,
  getListTournamentBoardMockHandler,
  getListTournamentsMockHandler,
} from '#generated/client/promotions/promotions.msw.ts';
import type { Mission, Tournament } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, itemsOf, rowsAround } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 9, 31));

type Given = Pick<Mission, 'kind' | 'state' | 'target' | 'progress' | 'endsAt'>;

const given: readonly (Given & { readonly amount: string | null })[] = [
  {
    kind: 'deposit',
    state: 'claimable',
    target: '100.00',
    progress: '230.00',
    amount: '2.10',
    endsAt: '2026-01-11T17:00:00Z',
  },
  { kind: 'bets', state: 'open', target: '3000', progress: '1200', amount: null, endsAt: '2026-01-05T16:00:00Z' },
  { kind: 'turnover', state: 'claimed', target: '50.00', progress: '50.00', amount: '1.40', endsAt: null },
  { kind: 'login_days', state: 'expired', target: '5', progress: '1', amount: null, endsAt: '2026-01-04T15:00:00Z' },
];

/** The missions, one of each state, and the table of who completed most. */
async function openMissions(width?: number) {
  const [answer, board] = [getGetMissionsSummaryResponseMock(), getListMissionsLeaderboardResponseMock()];
  const [example] = answer.value.missions;
  const [leader] = board.value.content;
  if (example === undefined || leader === undefined) throw new Error('the contract has examples');
  const missions = given.map(({ amount, ...rest }, place): Mission => {
    const reward = { ...example.reward, amount, text: `${place}0 points` };
    return { ...example, ...rest, missionId: `mi-${place}`, title: `Mission ${place}`, reward };
  });
  const content = [
    { ...leader, position: 1, rank: 1, nickname: 't***22', score: 1300 },
    { ...leader, position: 2, rank: 2, nickname: 'ph***09', score: 25 },
  ];
  const me = { ...leader, position: 1400, rank: 1399, nickname: 'Min***', score: 4 };
  server.use(
    getGetMissionsSummaryMockHandler({ ...answer, value: { claimableCount: 1, missions } }),
    getListMissionsLeaderboardMockHandler({ ...board, value: { ...board.value, content, totalElements: 2, me } }),
  );
  const { centre } = await openMemberPage('missionLeaderboard', width);
  const title = await centre.findByText('Mission 0');
  return {
    items: itemsOf(title.closest('ul') ?? title),
    shares: centre.getAllByRole<HTMLProgressElement>('progressbar').map(({ value }) => value),
    place: await centre.findByText('ph***09'),
    own: centre.getByText(/1[.,]399/).textContent,
  };
}

test('MEMBER-14 API-44 MEMBER-22 each mission shows reward, progress and end, and the board who completed most', async () => {
  const { items, shares, place, own } = await openMissions();
  expect(items).toEqual([
    'Mission 0ReachedReward: $2.10$230.00 of $100.00Until Jan 11, 2026, 17:00Claim',
    'Mission 1OpenReward: 10 points1,200 of 3,000Until Jan 5, 2026, 16:00',
    'Mission 2ClaimedReward: $1.40$50.00 of $50.00No end date',
    'Mission 3OverReward: 30 points1 of 5Until Jan 4, 2026, 15:00',
  ]);
  expect(shares).toEqual([100, 40, 100, 20]);
  expect(own).toBe('Your place is 1,399, with 4 missions.');
  expect(rowsAround(place)).toEqual([
    ['Place', 'Player', 'Missions'],
    ['1', 't***22', '1,300'],
    ['2', 'ph***09', '25'],
  ]);
});

test('I18N-01 MEMBER-14 API-44 MEMBER-22 the missions on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const { items, place, own } = await openMissions(390);
  expect(items).toEqual([
    'Mission 0Đã đạtPhần thưởng: $2.10$230.00/$100.00Đến 17:00 11/01/2026Nhận thưởng',
    'Mission 1Đang làmPhần thưởng: 10 points1.200/3.000Đến 16:00 05/01/2026',
    'Mission 2Đã nhậnPhần thưởng: $1.40$50.00/$50.00Không thời hạn',
    'Mission 3Đã kết thúcPhần thưởng: 30 points1/5Đến 15:00 04/01/2026',
  ]);
  expect(own).toBe('Bạn đứng hạng 1.399 với 4 nhiệm vụ.');
  expect(cardsAround(place).cards).toEqual([
    ['t***22', ['Hạng', '1'], ['Nhiệm vụ', '1.300']],
    ['ph***09', ['Hạng', '2'], ['Nhiệm vụ', '25']],
  ]);
});

/** A tournament of each state, and the places of the first. */
async function openTournaments(metric: Tournament['metric'], width?: number) {
  const [answer, board] = [getListTournamentsResponseMock(), getListTournamentBoardResponseMock()];
  const [example] = answer.value.tournaments;
  const [leader] = board.value.content;
  if (example === undefined || leader === undefined) throw new Error('the contract has examples');
  const tournaments = (['running', 'coming', 'ended', 'paid'] as const).map(
    (state, place): Tournament => ({
      ...example,
      state,
      metric,
      tournamentId: `t-${place}`,
      title: `Race ${place}`,
      text: 'Every spin counts.',
      minimumStake: `0.${place + 1}0`,
      startsAt: `2025-12-2${place}T17:00:00Z`,
      endsAt: `2026-01-0${place + 1}T16:00:00Z`,
      prizePool: `25000${place}.00`,
      prizes: [
        { from: 1, to: 1, amount: '65000.00' },
        { from: 2, to: 1500, amount: '30.50' },
      ],
    }),
  );
  const content = [
    { ...leader, position: 1, rank: 1, nickname: 't***22', score: '1840.50', prize: '65000.00' },
    { ...leader, position: 2, rank: 2, nickname: 'ph***09', score: '912.25', prize: '0.00' },
  ];
  const me = { ...leader, position: 1400, rank: 1399, nickname: 'Min***', score: '12.50', prize: '30.50' };
  server.use(
    getListTournamentsMockHandler({ ...answer, value: { tournaments } }),
    getListTournamentBoardMockHandler({ ...board, value: { ...board.value, content, totalElements: 2, me } }),
  );
  const { centre } = await openMemberPage('missionLeaderboard?view=tournaments', width);
  const place = await centre.findByText('ph***09');
  const title = centre.getByText('Race 1');
  return { items: itemsOf(title.closest('ul') ?? title), place, own: centre.getByText(/1[.,]399/).textContent };
}

test('MEMBER-14 MEMBER-22 each tournament shows what counts, its time and prizes, and the board its places', async () => {
  const { items, place, own } = await openTournaments('turnover');
  const prizes =
    'PrizesPlace 1$65,000.00Places 2 to 1,500$30.50Players with equal scores share the prizes of their places.Show the places';
  expect(items).toEqual([
    `Race 0RunningEvery spin counts. Bets from $0.10 count.Dec 20, 2025, 17:00 to Jan 1, 2026, 16:00$250,000.00 in prizes${prizes}`,
    `Race 1UpcomingEvery spin counts. Bets from $0.20 count.Dec 21, 2025, 17:00 to Jan 2, 2026, 16:00$250,001.00 in prizes${prizes}`,
    `Race 2OverEvery spin counts. Bets from $0.30 count.Dec 22, 2025, 17:00 to Jan 3, 2026, 16:00$250,002.00 in prizes${prizes}`,
    `Race 3Prizes paidEvery spin counts. Bets from $0.40 count.Dec 23, 2025, 17:00 to Jan 4, 2026, 16:00$250,003.00 in prizes${prizes}`,
  ]);
  expect(own).toBe('Your place is 1,399, with $12.50. Right now it would win $30.50.');
  expect(rowsAround(place)).toEqual([
    ['Place', 'Player', 'Turnover', 'Prize'],
    ['1', 't***22', '$1,840.50', '$65,000.00'],
    ['2', 'ph***09', '$912.25', '–'],
  ]);
});

test('I18N-01 MEMBER-14 MEMBER-22 a tournament of multipliers on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const { items, place, own } = await openTournaments('multiplier', 390);
  const prizes =
    'Giải thưởngHạng 1$65,000.00Hạng 2 đến 1.500$30.50Người chơi bằng điểm chia đều giải của các hạng mà họ chiếm.Xem bảng xếp hạng';
  const text = (stake: string) => `Every spin counts. Mọi cược từ ${stake} đều được tính.`;
  expect(items).toEqual([
    `Race 0Đang diễn ra${text('$0.10')}17:00 20/12/2025 đến 16:00 01/01/2026Tổng thưởng $250,000.00${prizes}`,
    `Race 1Sắp diễn ra${text('$0.20')}17:00 21/12/2025 đến 16:00 02/01/2026Tổng thưởng $250,001.00${prizes}`,
    `Race 2Đã kết thúc${text('$0.30')}17:00 22/12/2025 đến 16:00 03/01/2026Tổng thưởng $250,002.00${prizes}`,
    `Race 3Đã trả thưởng${text('$0.40')}17:00 23/12/2025 đến 16:00 04/01/2026Tổng thưởng $250,003.00${prizes}`,
  ]);
  expect(own).toBe('Bạn đang ở hạng 1.399, với 12,5×. Lúc này hạng đó được $30.50.');
  expect(cardsAround(place).cards).toEqual([
    ['t***22', ['Hạng', '1'], ['Hệ số cao nhất', '1.840,5×'], ['Giải thưởng', '$65,000.00']],
    ['ph***09', ['Hạng', '2'], ['Hệ số cao nhất', '912,25×'], ['Giải thưởng', '–']],
  ]);
});

test('MEMBER-14 MEMBER-22 a switch leads from the missions to the tournaments', async () => {
  const { user, centre } = await openMemberPage('missionLeaderboard');
  await user.click(await centre.findByRole('radio', { name: 'Tournaments' }));
  expect(await centre.findByText('$250,000.00 in prizes')).toBeDefined();
  expect(centre.queryByRole('heading', { level: 3, name: 'Deposit 100.00 this week' })).toBeNull();
});

test('MEMBER-14 MEMBER-22 a mission that is reached is claimed, and no other offers it', async () => {
  const sent: unknown[] = [];
  server.use(
    msw.post('*/wps/relay/MCSFE_missionsClaim', async ({ request }) => {
      sent.push([await request.json(), request.headers.has('Idempotency-Key')]);
      return HttpResponse.json(getClaimMissionResponseMock());
    }),
  );
  const { user, centre } = await openMemberPage('missionLeaderboard');
  await user.click(await centre.findByRole('button', { name: 'Claim: Deposit 100.00 this week' }));
  await waitFor(() => expect(sent).toEqual([[{ missionId: 'mi-302' }, true]]));
  expect(centre.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);
});

test('missions that do not load say so', async () => {
  server.use(refuse('get', '/wps/relay/MCSFE_missionsSummary', 500, 'system_error'));
  const { centre } = await openMemberPage('missionLeaderboard');
  expect(await centre.findByText('The missions did not load')).toBeDefined();
});

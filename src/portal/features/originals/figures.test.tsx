// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  getListInhouseRoundsResponseMock,
  getListInhouseRulesResponseMock,
} from '#generated/client/inhouse/inhouse.faker.ts';
import { getListInhouseRoundsMockHandler } from '#generated/client/inhouse/inhouse.msw.ts';
import type { InhouseRules, InhouseTotals } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { withTime } from '../../testing/centre.tsx';
import { withPortal } from '../../testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '../../testing/shown.ts';
import { HiLoProgress } from './hi-lo/hi-lo.tsx';
import { MinesProgress } from './mines/mines.tsx';
import { RulesDialog } from './shell/bar-parts.tsx';
import { FairnessCard } from './shell/fairness-card.tsx';
import { LastRounds, SessionFacts } from './shell/session-facts.tsx';
import { sampleRound } from './testing/sample-round.ts';

withPortal();
withTime(Date.parse('2026-01-05T10:37:50Z'));
beforeAll(() => loadArea('originals'));

/** Shows the facts of a session that began at ten, whose rounds sum up to these totals. */
function showSession(totals: InhouseTotals, since: string | null = '2026-01-05T10:00:00.000Z') {
  if (since !== null) window.sessionStorage.setItem('playedSince', since);
  const asked: (string | null)[] = [];
  const list = getListInhouseRoundsResponseMock();
  server.use(
    getListInhouseRoundsMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('from'));
      return { ...list, value: { ...list.value, totals } };
    }),
  );
  renderInPortal(<SessionFacts />);
  return { asked, session: screen.getByRole('region') };
}

const totals = { rounds: 14, stake: '94.00', openStake: '5.50', payout: '68.50', net: '-25.50' };

test('LOBBY-19 a session shows its time, its rounds, its net without open stakes, and these', async () => {
  const { asked, session } = showSession(totals);
  expect(factsOf(session).slice(1)).toEqual([
    ['Rounds', '–'],
    ['Net', '–'],
  ]);
  await waitFor(() =>
    expect(factsOf(session)).toEqual([
      ['Time', '37 min'],
      ['Rounds', '14'],
      ['Net', '−$20.00'],
    ]),
  );
  expect(within(session).getByText('At stake in open rounds').textContent).toBe('At stake in open rounds$5.50');
  expect(asked).toEqual(['2026-01-05T10:00:00.000Z']);
});

test('LOBBY-19 a session without open rounds has nothing at stake, here in Vietnamese', async () => {
  await showLanguage('VI');
  const { asked, session } = showSession({ ...totals, openStake: '0.00', net: '12.30' }, null);
  await waitFor(() =>
    expect(factsOf(session)).toEqual([
      ['Thời gian', '0 phút'],
      ['Số ván', '14'],
      ['Lãi lỗ', '+$12.30'],
    ]),
  );
  expect(within(session).queryByText(/Đang cược/)).toBeNull();
  expect(asked).toEqual(['2026-01-05T10:37:50.000Z']);
});

const seal = `0123456789abcdefgh${'0'.repeat(40)}uvwxyz`;

test('LOBBY-19 a sealed round shows its seal, whose seed it has, and the way to check the last one', () => {
  renderInPortal(
    <FairnessCard
      serverSeedHash={seal}
      roundId="r-5109"
      clientSeed="my-luck"
      onClientSeed={() => undefined}
      onRenew={() => undefined}
      lastRoundId="r-5108"
    />,
  );
  expect(screen.getByText('Sealed')).toBeDefined();
  expect(factsOf(document.body)).toEqual([
    ['This round is sealed as', '0123456789abcdefgh…uvwxyz'],
    ['Your seed, yours to change', 'my-luck'],
  ]);
  expect(screen.getByTitle(seal)).toBeDefined();
  expect(
    screen.getByText('The seed behind round r-5109 is shown when it ends. Anyone can recompute it.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Verify round r-5108' }).getAttribute('href')).toBe('/fairness?round=r-5108');
  expect(screen.getByRole('button', { name: 'Seal another seed' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change your seed' })).toBeDefined();
});

test('LOBBY-19 while nothing is sealed nothing is said to be, and a running round keeps its seeds', () => {
  renderInPortal(
    <FairnessCard
      serverSeedHash={undefined}
      roundId={undefined}
      clientSeed="my-luck"
      onClientSeed={undefined}
      lastRoundId={undefined}
    />,
  );
  expect(screen.queryByText('Sealed')).toBeNull();
  expect(factsOf(document.body)[0]).toEqual(['This round is sealed as', '']);
  expect(screen.getByText('The outcome is sealed before you bet. Anyone can recompute it afterwards.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'How rounds are verified' }).getAttribute('href')).toBe('/fairness');
  expect(screen.queryByRole('button')).toBeNull();
});

function rulesOf(changes: Partial<InhouseRules> = {}): InhouseRules {
  const [rules] = getListInhouseRulesResponseMock().value;
  if (rules === undefined) throw new Error('the example has no rules');
  return {
    ...rules,
    gameName: 'Lumo Lamp',
    version: 7,
    html: '<p>A lamp.</p>',
    multiplierRule: '0.97 / chance',
    returnToPlayer: 9_725,
    minStake: '0.15',
    maxStake: '512.00',
    maxPayout: '25600.00',
    unfinishedHours: 36,
    unfinishedRule: 'Then it is void.',
    prices: [
      { choice: 'TEAL', multiplier: '1.94', hitProbability: '0.500000000000', returnToPlayer: 9_700 },
      { choice: 'WHITE', multiplier: '48.63', hitProbability: '0.020000000000', returnToPlayer: 9_726 },
    ],
    ...changes,
  };
}

test('LOBBY-19 the rule sheet shows each figure of a game under its name', async () => {
  renderInPortal(<RulesDialog rules={rulesOf()} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Lumo Lamp: rules and odds' });
  expect(within(dialog).getByText('A lamp.')).toBeDefined();
  await within(dialog).findByText('$0.15 – $512.00');
  expect(factsOf(dialog)).toEqual([
    ['Return to player', '97.25%'],
    ['House edge', '2.75%'],
    ['Stake per round', '$0.15 – $512.00'],
    ['Maximum payout per round', '$25,600.00'],
    ['Multiplier', '0.97 / chance'],
    ['Version of the rules', '7'],
  ]);
  expect(within(dialog).getByText('An unfinished round waits for you for 36 hours. Then it is void.')).toBeDefined();
  expect(rowsOf(within(dialog).getByRole('table', { name: 'What each choice pays' }))).toEqual([
    ['Choice', 'Pays', 'Chance to win', 'Return'],
    ['TEAL', '1.94x', '50%', '97%'],
    ['WHITE', '48.63x', '2%', '97.26%'],
  ]);
});

test('LOBBY-19 I18N-01 the rule sheet is in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(<RulesDialog rules={rulesOf({ unfinishedHours: 1 })} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Lumo Lamp: luật và tỷ lệ' });
  await within(dialog).findByText('$0.15 – $512.00');
  expect(factsOf(dialog).map(([name, value]) => `${name}: ${value}`)).toEqual([
    'Tỷ lệ trả thưởng (RTP): 97,25%',
    'Lợi thế nhà cái: 2,75%',
    'Tiền cược mỗi ván: $0.15 – $512.00',
    'Một ván trả nhiều nhất: $25,600.00',
    'Hệ số: 0.97 / chance',
    'Phiên bản luật: 7',
  ]);
  expect(within(dialog).getByText('Ván chưa xong chờ bạn 1 giờ. Then it is void.')).toBeDefined();
  expect(rowsOf(within(dialog).getByRole('table'))[2]).toEqual(['WHITE', '48,63x', '2%', '97,26%']);
});

const lampRound = (roundId: string, state: 'won' | 'lost' | 'void', stake: string, payout: string | null) =>
  sampleRound({ game: 'lumo-lamp', light: 'TEAL' }, ['TEAL'], {
    roundId,
    state,
    stake,
    payout,
    multiplier: state === 'won' ? '3.96' : '0.00',
  });

test('LOBBY-19 the last rounds show what each brought, and their sum', async () => {
  renderInPortal(
    <LastRounds
      rounds={[
        lampRound('r-3', 'won', '10.00', '39.60'),
        lampRound('r-2', 'lost', '5.25', null),
        lampRound('r-1', 'void', '2.00', '2.00'),
      ]}
    />,
  );
  await screen.findByText('+$29.60');
  expect(itemsOf(screen.getByRole('list'))).toEqual(['r-33.96x+$29.60', 'r-20.00x−$5.25', 'r-1void$0.00']);
  expect(screen.getByRole('link', { name: 'Verify round r-2' }).getAttribute('href')).toBe('/fairness?round=r-2');
  expect(screen.getByText('Last 3, net').parentElement?.textContent).toBe('Last 3, net+$24.35');
  expect(screen.getByRole('button', { name: 'All' })).toBeDefined();
});

test('ROLE-08 without rounds there is no sum, and a trial account has no record of all', () => {
  window.sessionStorage.setItem('isAgent', '4');
  renderInPortal(<LastRounds rounds={[]} />);
  expect(screen.getByText('None yet. Your rounds and their results appear here.')).toBeDefined();
  expect(screen.queryByText(/net$/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
});

const mines = (more: Parameters<typeof sampleRound>[2]) =>
  sampleRound({ game: 'mines', mines: 3 }, [], { state: 'open', opened: [0, 12], nextMultiplier: '1.4490', ...more });

test('LOBBY-19 an open field of mines shows the gems, what the next pays and its chance', async () => {
  const act = vi.fn();
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => {
    (array as Uint32Array)[0] = 24;
    return array;
  });
  const { user } = renderInPortal(<MinesProgress round={mines({})} rules={rulesOf()} busy={false} act={act} />);
  // Of 23 covered tiles 3 are mines.
  expect(factsOf(document.body)).toEqual([
    ['Gems found', '2 of 22'],
    ['Next gem pays', '1.4490x'],
    ['Chance of a gem', '86.96%'],
    ['Chance of a mine', '13.04%'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Open a random tile' }));
  // Of the covered tiles, counted from zero, number 24 mod 23 is the second: tile 2.
  expect(act).toHaveBeenCalledExactlyOnceWith({ action: 'open', cell: 2 });
});

test('LOBBY-19 the last gem has none after it, and no tile opens while a call runs', () => {
  renderInPortal(
    <MinesProgress round={mines({ nextMultiplier: null })} rules={rulesOf()} busy act={() => undefined} />,
  );
  expect(factsOf(document.body)[1]).toEqual(['Next gem pays', '–']);
  expect(screen.getByRole('button', { name: 'Open a random tile' })).toHaveProperty('disabled', true);
});

test.each([
  ['7S', ['Higher or same', 'Lower or same']],
  ['AS', ['Higher', 'Lower or same']],
  ['KS', ['Higher or same', 'Lower']],
])('LOBBY-19 beside %s each guess shows what it pays and its chance', async (card, words) => {
  const act = vi.fn();
  const round = sampleRound({ game: 'hi-lo' }, [], {
    state: 'open',
    dealt: [
      { card: '2H', step: null },
      { card: '9C', step: 'higher' },
      { card: '3D', step: 'skip' },
      { card, step: 'lower' },
    ],
    offers: [
      { guess: 'higher', hitProbability: '0.923076923076', multiplier: '1.07' },
      { guess: 'lower', hitProbability: '0.000769230769', multiplier: '12.87' },
    ],
  });
  const { user } = renderInPortal(<HiLoProgress round={round} rules={rulesOf()} busy={false} act={act} />);
  expect(factsOf(document.body)).toEqual([
    ['Right guesses', '2'],
    [words[0], '1.07x · 92.31%'],
    [words[1], '12.87x · 0.0769%'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Skip this card' }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ action: 'skip' });
});

test.each([
  [50, false, false],
  [51, false, true],
  [50, true, true],
])('LOBBY-19 with %i of 52 cards dealt and a call running, %s, no card is skipped: %s', (count, busy, disabled) => {
  const dealt = Array.from({ length: count }, () => ({ card: '7S', step: 'skip' as const }));
  const round = sampleRound({ game: 'hi-lo' }, [], { state: 'open', dealt });
  renderInPortal(<HiLoProgress round={round} rules={rulesOf()} busy={busy} act={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Skip this card' })).toHaveProperty('disabled', disabled);
});

import { fixedTime, type Screen } from './screen.ts';

const at = (seconds: number) => new Date(fixedTime + seconds * 1_000).toISOString();

/** What the server answers to every commitment: its seals are random. */
const sealed = {
  roundId: 'r-5101',
  gameId: 'mines',
  serverSeedHash: 'd45432d03058f3a07f2eab059784271ffb52641469a343804cdd948f49dfb9d7',
  algorithm: 'portico-hmac-sha256-1',
  rulesVersion: 1,
  expiresAt: at(600),
};

/** A flight that took off 14 seconds ago, of which another player has left. */
const flight = {
  serverTime: at(0),
  round: {
    roundId: 'ms-90412',
    number: 90_412,
    state: 'flying',
    rulesVersion: 2,
    serverSeedHash: 'ab2111473c93a356ea06315b5c8a8a8e341dcc9defe5aba5661cd9ff3296b9be',
    playersSeed: '474d9c547c839d0edb9cde0d1258c21dd9304327f3df869e3c98bf68308e3eda',
    opensAt: at(-24),
    betsCloseAt: at(-14),
    takeOffAt: at(-14),
    end: null,
    endedAt: null,
    nextRoundAt: null,
    players: 3,
    stake: '29.00',
    list: [
      { place: 3, name: 'la***', demo: false, stake: '25.00', cashedOutAt: '1.84' },
      { place: 1, name: 'tr***01', demo: true, stake: '10.00', cashedOutAt: null },
      { place: 2, name: 'ta***ch', demo: false, stake: '4.00', cashedOutAt: null },
    ],
  },
  own: null,
  last: ['1.09', '2.45', '14.02', '1.00', '3.31'].map((end, index) => {
    return { roundId: `ms-9041${index}`, number: 90_411 - index, end };
  }),
};

/** The evidence of the contract's example of Moonshot. */
const evidence = {
  roundId: 'ms-90412',
  gameId: 'moonshot',
  rulesVersion: 1,
  algorithm: 'portico-hmac-sha256-1',
  serverSeedHash: flight.round.serverSeedHash,
  serverSeed: '21439a33c33bc912b6473b457e4427fdcdda1cdd26e666390d77060b5a7f8b50',
  clientSeed: flight.round.playersSeed,
  clientSeeds: ['trial-luck-3', 'khoa-may-man', 'lan'],
  bets: [
    { place: 1, placedAt: at(-20), clientSeed: 'trial-luck-3', demo: true, takenBack: false },
    { place: 2, placedAt: at(-19), clientSeed: 'khoa-may-man', demo: false, takenBack: false },
    { place: 3, placedAt: at(-18), clientSeed: 'second-thoughts', demo: false, takenBack: true },
    { place: 4, placedAt: at(-16), clientSeed: 'lan', demo: false, takenBack: false },
  ],
  label: `ms-90412:${flight.round.playersSeed}`,
  choice: { game: 'moonshot', cashOutAt: '5.00' },
  opened: [],
  dealt: [],
  multiplier: '1.84',
  outcome: ['2.45'],
  revealedAt: at(0),
};

const games = {
  plinko: '10002',
  mines: '10003',
  dice: '10004',
  keno: '10005',
  'lumo-lamp': '10006',
  'hi-lo': '10007',
  'lucky-wheel': '10008',
  'lantern-reels': '10009',
} as const;

const member = { width: 'desktop', as: 'player01' } as const;
const bet =
  (name: RegExp): Screen['ready'] =>
  (page) =>
    page.getByRole('button', { name });

/** The nine games of the house before a bet, and the verifier with a round. */
export const gameScreens: readonly Screen[] = [
  ...Object.entries(games).map(([name, nodeId]) => ({
    ...member,
    name: `game-${name}`,
    path: `/seamless?vassalage=BGS&nodeId=${nodeId}`,
    answers: { '**/wps/relay/GCSGAME_inhouseCommit': sealed },
    ready: bet(/^Bet \$/),
  })),
  {
    ...member,
    name: 'game-moonshot',
    path: '/seamless?vassalage=BGS&nodeId=10001',
    answers: { '**/wps/relay/GCSGAME_moonshot': flight },
    ready: bet(/^Bet \$0\.10 on the next round$/),
  },
  {
    ...member,
    name: 'fairness',
    path: '/fairness?round=ms-90412',
    answers: { '**/wps/relay/GCSGAME_inhouseRounds/ms-90412/evidence': evidence },
    ready: (page) => page.getByText('Everything fits', { exact: false }),
  },
];

/** The first port of the sites; the others follow it. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);

/** The offset of each site from the first port. */
export const offsets = {
  shipped: 0,
  guarded: 1,
  mock: 2,
  strict: 5,
  closed: 6,
  agents: 7,
  second: 9,
  money: 11,
  calendar: 12,
  calendarOnPhone: 13,
  calendarOfAgents: 14,
} as const;

/** The port of a site. */
export function portOf(site: keyof typeof offsets): number {
  return port + offsets[site];
}

/** The address of a site. */
export function siteAt(site: keyof typeof offsets): string {
  return `http://127.0.0.1:${portOf(site)}`;
}

/** The merchant key, as the merchant's own system sends it. */
export const merchantKey = 'the-merchant-key-of-the-stories';

/** The operator key of the sites. */
export const operatorKey = 'the-operator-key-of-the-stories';

/** The key of the vendor Saffron Play. */
export const vendorKey = 'the-vendor-key-of-the-stories';

/** A member whose password is older than the strict site allows. */
export const longAway = { account: 'longaway01', password: 'Monsoon2025' } as const;

/** A member with an own address and number, who forgets the password. */
export const forgetful = {
  account: 'forgetful01',
  password: 'Portico123',
  email: 'forgetful@lumo.example',
  mobileNum: '912000411',
} as const;

/** A member with an own number, who logs in from a new place. */
export const traveller = {
  account: 'traveller01',
  password: 'Portico123',
  email: null,
  mobileNum: '912000412',
} as const;

/** Members with an own address and number, each for one story that changes what protects the account. */
export const careful = [
  carefulAt(1),
  carefulAt(2),
  carefulAt(3),
  carefulAt(4),
  carefulAt(5),
  carefulAt(6),
  carefulAt(7),
  carefulAt(8),
  carefulAt(9),
  carefulAt(10),
  carefulAt(11),
  carefulAt(12),
  carefulAt(13),
  carefulAt(14),
  carefulAt(15),
  carefulAt(16),
] as const;

interface Called {
  readonly account: string;
  readonly nickname: string;
  readonly mobileNum: string;
}

/** Members that a code is sent to, for each run of a story: for a while a second one is refused. */
export const called: readonly [Called, Called] = [
  { account: 'player01', nickname: 'Minh Khoa', mobileNum: '912345678' },
  { ...careful[15], nickname: careful[15].account },
];

function carefulAt(place: number) {
  return {
    account: `careful${`${place}`.padStart(2, '0')}`,
    password: 'Portico123',
    email: `careful${`${place}`.padStart(2, '0')}@lumo.example`,
    mobileNum: `${912_000_420 + place}`,
  };
}

/** Members with $1,000.00, each for one file of stories that moves its money or sets its limits. Each has a spare. */
export const spending = {
  records: 'spending01',
  wallet: 'spending02',
  limits: 'spending03',
  deposits: 'spending04',
  phoneDeposits: 'spending05',
  reality: 'spending06',
} as const;

/**
 * Tokens of sessions of a member that began 84 minutes before the first site started. Whoever uses one answers its reality
 * check, so each story and each of its two runs has its own.
 */
export const longSessions = {
  account: spending.reality,
  tokens: Array.from({ length: 10 }, (_, place) => `pt_a-session-of-a-long-evening-${place}`),
} as const;

/** The member of a run of a story. */
export function runOf<M>(members: readonly [M, M], retry: number): M {
  return members[retry === 0 ? 0 : 1];
}

/** A member and the one that stands in for it in a second run. */
export function withSpare(account: string): [string, string] {
  return [account, `${account}b`];
}

/** Members with a payment password and 3,000 points, for each story that redeems them and each of its two runs. */
export const redeeming = {
  desktop: ['redeeming01', 'redeeming02'],
  phone: ['redeeming03', 'redeeming04'],
  refused: ['redeeming05', 'redeeming06'],
  goodsOnPhone: ['redeeming07', 'redeeming08'],
  paymentPassword: '618204',
  points: 3000,
} as const;

/** Members of age with $1,000.00, for each story of missions and each of its two runs. */
export const earning = { desktop: ['earning01', 'earning02'], phone: ['earning03', 'earning04'] } as const;

/** Members of age with $1,000.00, for each story of tournaments and each of its two runs. */
export const racing = { desktop: ['racing01', 'racing02'], phone: ['racing03', 'racing04'] } as const;

/** Members of age with $1,000.00: they fly in Moonshot. */
export const flying = { first: 'flying01', second: 'flying02', onPhone: 'flying03' } as const;

/** Members of age with $1,000.00, for each run of two files of stories of the house's games. */
export const gaming = { first: ['gaming01', 'gaming02'], second: ['gaming03', 'gaming04'] } as const;

/** Members of age with $1,000.00, each for one run of a story that uses up a loss limit. */
export const limited = ['limited01', 'limited02', 'limited03', 'limited04', 'limited05', 'limited06'] as const;

/** Members of age with $1,000.00, for each story of bets on lotteries, some for a second run too. */
export const betting = {
  families: 'betting01',
  chase: 'betting02',
  cancel: ['betting03', 'betting09'],
  closing: 'betting04',
  guest: 'betting05',
  phone: 'betting06',
  station: ['betting07', 'betting10'],
  oneHand: 'betting08',
} as const;

/** Members of age with $1,000.00, for each run of the story that bets in two tabs. */
export const tabbing = ['tabbing01', 'tabbing02'] as const;

/** Members of age with $1,000.00 and a spare, each for one story of the promotions. A rebate of $8.42 waits for two. */
export const taking = {
  joins: 'taking01',
  claims: 'taking02',
  applies: 'taking03',
  draws: 'taking04',
  phone: 'taking05',
  drawsOnPhone: 'taking06',
} as const;

/** A member of rank 3 with $1,000.00 and a birthday five days after the sites were seeded. */
export const celebrating = 'celebrating01';

/** Members of age with $1,000.00: each applies with pictures in one run of the story on a phone. */
export const applying = ['applying01', 'applying02'] as const;

/** Members of age with $1,000.00, for each run of the stories of a reality check in a round. */
export const halting = { desktop: ['halting01', 'halting02'], phone: ['halting03', 'halting04'] } as const;

/** Members of age with $1,000.00: they play the games of the sandbox vendors. */
export const vendorPlayers = { desktop: 'playing01', phone: 'playing02', matches: 'playing03' } as const;

/** Members of age with $1,000.00: each invites friends in one run of its story. */
export const inviting = ['inviting01', 'inviting02'] as const;
export const invitingOnPhone = ['inviting03', 'inviting04'] as const;
export const invitingAsGuest = ['inviting05', 'inviting06'] as const;

/** Members that log in for the first time, the second of each where a story runs again. */
export const arriving = { desktop: ['arriving01', 'arriving02'], phone: ['arriving03', 'arriving04'] } as const;
/** Members of age with $1,000.00, for each story that locks money and each of its two runs. */
export const locking = { desktop: ['locking01', 'locking02'], phone: ['locking03', 'locking04'] } as const;

/** Members of one browser with favourite lotteries of their own, for each run of their story. */
export const favouring = { first: ['favouring01', 'favouring03'], second: ['favouring02', 'favouring04'] } as const;

/** Members without a favourite game, for each run of the stories of one and of two tabs. */
export const liking = { alone: ['liking01', 'liking02'], inTabs: ['liking03', 'liking04'] } as const;

/** Members that have never written in the chat, for each run of its stories. */
export const asking = { desktop: ['asking01', 'asking02'], phone: ['asking03', 'asking04'] } as const;

/** An expired login ticket of {@link longAway}. */
export const lateTicket = 'a-ticket-that-was-used-too-late';

/** The port of the pictures that a story serves from another host. */
export const pictureHost = { port: port + 10, origin: `http://127.0.0.1:${port + 10}` } as const;

/** The OpenID provider behind Google and Facebook, as the sites know it. */
export const signInProvider = {
  port: port + 8,
  issuer: `http://127.0.0.1:${port + 8}`,
  clientId: 'lumo-client',
  clientSecret: 'a-client-secret-of-some-length',
} as const;

/** An agent below nobody with $1,000.00, and an agent directly below it; both may log in on the members' site. */
export const guiding = { agent: 'guiding01', downline: 'guided01', paymentPassword: '907315' } as const;

/** An agent directly below `agent01` that may log in on the members' site and signs contracts. */
export const signing = 'signing01';

/** A member with a payee name and a payment password, and no bound account. */
export const binding = { account: 'binding01', paymentPassword: '385120' } as const;

/** A general agent of the conformance suite whose contract bills wait for a decision. */
export const waiting = 'waiting01';

/** A member with $1,000.00, 3,000 points, a bound account and the payment password of {@link redeeming}. */
export const cashing = 'cashing01';

import type { AgentType } from '#generated/model/index.ts';

/** The password of the demo accounts; the README publishes it. */
export const DEMO_PASSWORD = 'Portico123';

/** The VIP ranks: dark text on a light ground of the rank's colour. */
export const seedRanks = [
  { level: 0, name: 'Spark', color: '#14181d', color2: '#c9d1da' },
  { level: 1, name: 'Glow', color: '#0b2413', color2: '#8fdcaa' },
  { level: 2, name: 'Ember', color: '#281a01', color2: '#fcbf4d' },
  { level: 3, name: 'Flame', color: '#2e1207', color2: '#ffa077' },
  { level: 4, name: 'Blaze', color: '#31080e', color2: '#ff97a2' },
  { level: 5, name: 'Beacon', color: '#1d1040', color2: '#bfa9ff' },
  { level: 6, name: 'Aurora', color: '#04222b', color2: '#7fd8ee' },
] as const;

export interface SeedMember {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly memberAccess: boolean;
  /** The account of the agent above, which comes earlier in this list. */
  readonly upline: string | null;
  /** In Vietnam, and proven. */
  readonly mobileNum: string | null;
  readonly email: string | null;
  readonly payeeName: string;
  /** Without one, the first deposit asks for it. */
  readonly birthday?: string;
  readonly rankLevel: number;
  readonly toUpline: boolean;
  /** In basis points; without it none. */
  readonly rebate?: number;
  /** In the brand's currency. */
  readonly balance: string;
  readonly labels: readonly { readonly name: string; readonly color: string; readonly color2: string }[];
  /** The number of a drawn avatar. */
  readonly avatar: number;
  /** The account's age at seeding, in days. */
  readonly ageDays: number;
}

/** The demo accounts; each comes after the account above it. */
export const seedMembers: readonly SeedMember[] = [
  {
    id: 1_000_002,
    account: 'agent01',
    nickname: 'Thanh Hà',
    type: 1,
    memberAccess: true,
    upline: null,
    mobileNum: null,
    email: null,
    payeeName: 'LE THU HA',
    rankLevel: 4,
    toUpline: true,
    rebate: 100,
    balance: '86210.75',
    labels: [{ name: 'Partner', color: '#1d1040', color2: '#bfa9ff' }],
    avatar: 6,
    ageDays: 410,
  },
  {
    id: 1_000_003,
    account: 'agent02',
    nickname: 'Quoc Bao',
    type: 2,
    memberAccess: false,
    upline: 'agent01',
    mobileNum: null,
    email: null,
    payeeName: 'PHAM QUOC BAO',
    rankLevel: 3,
    toUpline: true,
    rebate: 80,
    balance: '5320.00',
    labels: [],
    avatar: 2,
    ageDays: 300,
  },
  {
    id: 1_000_004,
    account: 'promoter41',
    nickname: 'Ngoc Anh',
    type: 41,
    memberAccess: true,
    upline: 'agent02',
    mobileNum: null,
    email: null,
    payeeName: 'VO NGOC ANH',
    rankLevel: 1,
    toUpline: true,
    rebate: 60,
    balance: '109.88',
    labels: [],
    avatar: 5,
    ageDays: 120,
  },
  {
    id: 1_000_001,
    account: 'player01',
    nickname: 'Minh Khoa',
    type: 0,
    memberAccess: true,
    upline: 'agent02',
    mobileNum: '912345678',
    email: 'khoa@example.com',
    payeeName: 'NGUYEN MINH KHOA',
    birthday: '1992-08-17',
    rankLevel: 2,
    toUpline: false,
    rebate: 30,
    balance: '12480.50',
    labels: [{ name: 'Early bird', color: '#011623', color2: '#72c5f9' }],
    avatar: 4,
    ageDays: 96,
  },
];

/** A demo account whose withdrawals are under way; it comes with the history. */
export const historyMember: SeedMember = {
  id: 1_000_005,
  account: 'player02',
  nickname: 'Thu Trang',
  type: 0,
  memberAccess: true,
  upline: null,
  mobileNum: null,
  email: null,
  payeeName: 'TRAN THU TRANG',
  rankLevel: 4,
  toUpline: false,
  balance: '640.00',
  labels: [],
  avatar: 3,
  ageDays: 96,
};

/** The invitation codes of the demo accounts. */
export const seedInvitationCodes = [
  { kind: 'affiliate', code: 'LUMO88', account: 'agent02' },
  { kind: 'referral', code: 'KHOA01', account: 'player01' },
] as const;

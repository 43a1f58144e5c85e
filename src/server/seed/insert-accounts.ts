import { randomBytes } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { type NewBoundAccount, storeAccount } from '../domain/money/bound-accounts/add-account.ts';
import { numberSeal } from '../domain/money/bound-accounts/bound-accounts.ts';

const DAY = 86_400_000;

type SeedAccount = Omit<NewBoundAccount, 'branch' | 'isDefault' | 'usableFrom' | 'createdAt'>;

/** The bound accounts of demo accounts, as in the examples of the contract; the others have none yet. */
const accounts: readonly SeedAccount[] = [
  {
    id: 'ba-1101',
    memberId: 1_000_001,
    kind: 'bank',
    bankCode: 'SAOMAI',
    bankName: 'Sao Mai Bank',
    number: '19034564471',
    payeeName: 'NGUYEN MINH KHOA',
  },
  {
    id: 'ba-1111',
    memberId: 1_000_002,
    kind: 'bank',
    bankCode: 'HONGHA',
    bankName: 'Hong Ha Bank',
    number: '100245117',
    payeeName: 'LE THU HA',
  },
];

const FIND = 'select id from members where id = $1';

/** Binds an account of the demo members; a sandbox from before they existed keeps its data. */
export async function insertAccounts(tx: Queries, now: Date): Promise<void> {
  for (const account of accounts) {
    if ((await tx.query('seed_account_member', FIND, [account.memberId])).length === 0) continue;
    await bindAccount(tx, now, account);
  }
}

/** Binds an account of a demo member, 60 days ago. */
export async function bindAccount(tx: Queries, now: Date, account: SeedAccount): Promise<void> {
  const seal = await numberSeal(tx, { config: { dataKey: undefined }, random: randomBytes });
  const createdAt = new Date(now.getTime() - 60 * DAY);
  await storeAccount(tx, seal, { ...account, branch: null, isDefault: true, usableFrom: createdAt, createdAt });
}

import type { LedgerReference } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { type Change, publish } from '../../ground/publish.ts';

/** Points are posted like money, in a currency of their own. */
const POINTS = 'PTS';

/** The purposes of a member's accounts. Each is a wallet whose balance never falls below zero. */
export type MemberPurpose = 'main' | 'held' | 'bonus' | 'vault' | 'points' | `vendor:${string}`;

/** The purposes of the house's accounts. Their balance is the sum of their entries and may be negative. */
export type HousePurpose =
  | 'opening'
  | 'trial_credit'
  | 'house'
  | 'payments'
  | 'fees'
  | 'promotions'
  | 'agents'
  | 'dividend_gap'
  | 'rounding'
  | 'debts'
  | 'points'
  | `vendor:${string}`;

/** The target of an amount, or its source where it is negative. */
export type Entry = (
  | { readonly memberId: number; readonly purpose: MemberPurpose }
  | { readonly house: HousePurpose }
) & {
  /** A decimal string, not zero, at most 8 decimals. */
  readonly amount: string;
};

/** The reason of a movement; with its sign it determines the ledger's kind of an entry. */
export type PostingKind =
  | 'opening'
  | 'trial_credit'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'bet'
  | 'prize'
  | 'refund'
  | 'promotion'
  | 'rebate'
  | 'salary'
  | 'dividend'
  | 'points'
  | 'points_earned'
  | 'fee'
  | 'debt'
  | 'adjustment';

/** The cause of a posting, as a link from the ledger; `account` for the opening of an account. */
export interface Reason {
  readonly kind: LedgerReference['type'] | 'account';
  readonly id: string;
}

export interface Posting {
  /** The key of the event: a second posting under the same key changes nothing and returns the first result. */
  readonly key: string;
  readonly kind: PostingKind;
  readonly reason: Reason;
  readonly note?: string | null;
  readonly at: Date;
  /** The currency of all entries except those of purpose `points`. */
  readonly currency: string;
  readonly entries: readonly Entry[];
  /** Whether what the main wallet gains by it pays no debt: the caller sees to that, or the brand spares it. */
  readonly sparesDebt?: boolean;
}

/** A wallet after a posting. */
export interface WalletAfter {
  readonly memberId: number;
  readonly purpose: MemberPurpose;
  /** `numeric` text. */
  readonly balance: string;
  /** Grows with each entry of the wallet. */
  readonly version: number;
}

export interface Posted {
  /** Whether it had been posted before. */
  readonly replayed: boolean;
  /** The wallets that it moved, in their state right after it. */
  readonly wallets: readonly WalletAfter[];
}

interface Row {
  readonly replayed: boolean;
  readonly memberId: number | null;
  readonly purpose: MemberPurpose;
  readonly balance: string;
  readonly version: number;
}

const POST = `
  select replayed, member_id as "memberId", purpose, balance, version from post_entries($1::jsonb)`;
const POST_ALL = 'select count(*) from post_entries($1::jsonb)';

/**
 * Posts a movement of money in double entry, in one statement of the caller's transaction (trust 6, WALLET-12). The
 * first use opens an account. The database refuses entries that do not sum to zero, and a different posting under a
 * used key. What a main wallet gains pays the debt of its member first, by a posting of its own. Failures: `insufficient_balance` where a wallet would fall below zero, `insufficient_points` for points.
 */
export async function post(tx: Pick<Queries, 'query'>, posting: Posting): Promise<Posted> {
  const { at, entries } = posting;
  const rows = await refusing(tx.query<Row>('ledger_post', POST, [serialize([posting])]), entries);
  const wallets = rows.flatMap(({ replayed: _, memberId, ...wallet }) =>
    memberId === null ? [] : [{ ...wallet, memberId }],
  );
  const replayed = rows[0]?.replayed ?? false;
  if (!replayed) await publish(tx, at, balancesOf(wallets));
  return { replayed, wallets };
}

/** Postings as the database function reads them. */
function serialize(postings: readonly Posting[]): string {
  return JSON.stringify(
    postings.map(({ key, kind, reason, note = null, at, currency, entries, sparesDebt }) => ({
      key,
      kind,
      reasonKind: reason.kind,
      reasonId: reason.id,
      note,
      at,
      sparesDebt,
      entries: entries.map((entry) => {
        const target = 'house' in entry ? { memberId: null, purpose: entry.house } : entry;
        return { ...target, currency: target.purpose === 'points' ? POINTS : currency, amount: entry.amount };
      }),
    })),
  );
}

/**
 * Posts many movements in their order, in one statement, with the failures of `post`. Debts are paid by what each member
 * gains in sum. It tells nobody.
 */
export async function postAll(tx: Pick<Queries, 'query'>, postings: readonly Posting[]): Promise<void> {
  const entries = postings.flatMap((posting) => posting.entries);
  await refusing(tx.query('ledger_post_all', POST_ALL, [serialize(postings)]), entries);
}

/** The wallet of a member and purpose after a posting that moved it. */
export function walletAfter({ wallets }: Posted, memberId: number, purpose: MemberPurpose): WalletAfter {
  const found = wallets.findLast((wallet) => wallet.memberId === memberId && wallet.purpose === purpose);
  if (found === undefined) throw new Error(`the posting did not move the wallet ${purpose} of member ${memberId}`);
  return found;
}

/** The changes that members see at once. */
function balancesOf(wallets: readonly WalletAfter[]): Change[] {
  const members = new Set(
    wallets.filter(({ purpose }) => purpose === 'main' || purpose === 'bonus').map(({ memberId }) => memberId),
  );
  return [...members].map((memberId) => ({ kind: 'balance', memberId }));
}

/** A statement that posts these entries, with the failure of a wallet that would fall below zero. */
function refusing<Answer>(posting: Promise<Answer>, entries: readonly Entry[]): Promise<Answer> {
  return posting.catch((error: unknown) => {
    throw refusal(error, entries) ?? error;
  });
}

function refusal(error: unknown, entries: readonly Entry[]): Failure | undefined {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint !== 'wallets_balance_not_negative') return undefined;
  const taken = entries.filter((entry) => !('house' in entry) && entry.amount.startsWith('-'));
  const pointsOnly = taken.every((entry) => 'purpose' in entry && entry.purpose === 'points');
  return new Failure(pointsOnly ? 'insufficient_points' : 'insufficient_balance');
}

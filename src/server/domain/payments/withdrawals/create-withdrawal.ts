import type {
  Language,
  WithdrawalCheck,
  WithdrawalDetail,
  WithdrawalFigures,
  WithdrawalPayload,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts, feeOf } from '#shared/money/amount.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { askSandboxReview } from '../../ground/sandbox-review.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireNoDebt } from '../../money/debts/debts.ts';
import { walletAfter } from '../../money/wallet/post.ts';
import { passesDay, type WithdrawalFacts, withdrawalFacts } from './limits.ts';
import { postWithdrawal } from './postings.ts';
import { withdrawalDetail } from './withdrawal-detail.ts';
import { addStep, findWithdrawal } from './withdrawal-row.ts';

type Dependencies = Pick<Services, 'brand' | 'clock' | 'config' | 'jobs' | 'random'>;

const ACCOUNT = `
  select id, payee_name as "payeeName", created_at as "createdAt" from bound_accounts
  where id = $1 and member_id = $2 and removed_at is null and usable_from <= $3`;
const ADD = `
  insert into withdrawals (id, member_id, state, amount, fee, account_id, payee_name, requested_at, updated_at, figures,
    checks, open_checks)
  values ($1, $2, 'requested', $3, $4, $5, $6, $7, $7, $8, $9, $10)`;
const USED = 'update bound_accounts set last_used_at = $2 where id = $1';

interface Account {
  readonly id: string;
  readonly payeeName: string;
  readonly createdAt: Date;
}

/** Refuses a member without a payee name: `payee_name_required`. */
export async function requirePayeeName(services: Pick<Services, 'db'>, { memberId }: Session): Promise<void> {
  const sql = 'select 1 from members where id = $1 and payee_name is not null';
  const named = await services.db.query('withdrawal_payee', sql, [memberId]);
  if (named.length === 0) throw new Failure('payee_name_required');
}

/**
 * Asks for a withdrawal and holds its amount, in the caller's transaction (WALLET-11). The caller has checked the payment
 * password. Failures: `validation_failed` for more decimals than the currency has; `not_found` for a bound account that
 * is not the member's or not usable yet; `amount_out_of_range`; `withdrawal_limit_reached`; `insufficient_balance`;
 * `debt_open`.
 */
export async function createWithdrawal(
  services: Dependencies,
  tx: Queries,
  session: Session,
  { amount, accountId }: Pick<WithdrawalPayload, 'amount' | 'accountId'>,
  language: Language,
): Promise<WithdrawalDetail> {
  const { brand, clock, random } = services;
  const { memberId } = session;
  requireMoney(brand, amount);
  // Withdrawals of one member are serialised, so that two cannot exceed the limits of the day together.
  await lockMember(tx, memberId);
  const at = new Date(clock());
  const [account] = await tx.query<Account>('withdrawal_account', ACCOUNT, [accountId, memberId, at]);
  if (account === undefined) throw new Failure('not_found');
  await requireNoDebt(tx, memberId);
  const facts = await withdrawalFacts(services, tx, memberId);
  const fee = feeOf(amount, brand.withdrawals, brand.currency.decimals);
  requireWithinLimits(services, facts, amount, fee);
  const id = `wd-${Buffer.from(random(12)).toString('base64url')}`;
  const posted = await postWithdrawal(services, tx, 'hold', { id, memberId, amount, fee }, at);
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const balance = wire(walletAfter(posted, memberId, 'main').balance);
  const figures = { ...(await figuresOf(services, tx, memberId, balance, at)), activeBonuses: facts.activeBonuses };
  const checks = await checksOf(tx, memberId, { facts, account, at, decimals: brand.currency.decimals });
  const open = checks.filter(({ passed }) => !passed).length;
  await tx.query('withdrawal_add', ADD, [
    id,
    memberId,
    amount,
    fee,
    account.id,
    account.payeeName,
    at,
    JSON.stringify(figures),
    JSON.stringify(checks),
    open,
  ]);
  await addStep(tx, id, { state: 'requested', at, owner: 'member', actor: 'member' });
  await tx.query('withdrawal_account_used', USED, [account.id, at]);
  await askSandboxReview(services, tx, { kind: 'withdrawal', id });
  const detail = await withdrawalDetail(services, tx, await findWithdrawal(tx, id), language);
  const data = { withdrawal: id, amount: wire(amount), fee: wire(fee), account: account.id, session: session.id };
  await audit(tx, { at, kind: 'withdrawal_requested', memberId, data });
  return detail;
}

function requireWithinLimits(
  { brand }: Pick<Services, 'brand'>,
  facts: WithdrawalFacts,
  amount: string,
  fee: string,
): void {
  const { minAmount, maxAmount } = brand.withdrawals;
  const isOutside = compareAmounts(amount, minAmount) < 0 || compareAmounts(amount, maxAmount) > 0;
  // Something must arrive.
  if (isOutside || compareAmounts(amount, fee) <= 0) throw new Failure('amount_out_of_range');
  if (passesDay(facts, amount)) throw new Failure('withdrawal_limit_reached');
}

const DAYS_30 = 30 * 86_400_000;
const FIGURES = `
  select
    (select coalesce(sum(e.amount), 0) from wallets w join entries e on e.account_id = w.account_id and e.booked_at >= $2
      join transactions t on t.id = e.transaction_id and t.kind = 'deposit'
      where w.member_id = $1 and w.kind = 'main') as deposits,
    (select coalesce(sum(amount), 0) from withdrawals
      where member_id = $1 and state = 'received' and updated_at >= $2) as withdrawals,
    (select coalesce(sum(amount), 0) from rank_turnover where member_id = $1 and counted_on >= $2::date) as turnover`;

/** How the member has played and paid in the last 30 days. */
async function figuresOf(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  mainBalance: string,
  at: Date,
): Promise<Omit<WithdrawalFigures, 'activeBonuses'>> {
  const since = new Date(at.getTime() - DAYS_30);
  const [sums] = await tx.query<{ deposits: string; withdrawals: string; turnover: string }>(
    'withdrawal_figures',
    FIGURES,
    [memberId, since],
  );
  const wire = (numeric = '0') => money(numeric, brand.currency.decimals);
  return {
    mainBalance,
    deposits: wire(sums?.deposits),
    withdrawals: wire(sums?.withdrawals),
    turnover: wire(sums?.turnover),
  };
}

const DAY = 86_400_000;
const CHANGED = `
  select greatest(password_changed_at, payment_password_changed_at) as "changedAt" from members where id = $1`;

interface Checked {
  readonly facts: WithdrawalFacts;
  readonly account: Account;
  readonly at: Date;
  /** Of the currency. */
  readonly decimals: number;
}

/** What the server found, for the operator who decides; what did not pass comes first. */
async function checksOf(
  tx: Queries,
  memberId: number,
  { facts, account, at, decimals }: Checked,
): Promise<WithdrawalCheck[]> {
  const [row] = await tx.query<{ changedAt: Date }>('withdrawal_changed', CHANGED, [memberId]);
  const changedAt = Math.max(row?.changedAt.getTime() ?? 0, account.createdAt.getTime());
  const sameName = account.payeeName === facts.payeeName;
  const old = changedAt <= at.getTime() - DAY;
  const { activeBonuses, wageringLeft } = facts;
  const checks: WithdrawalCheck[] = [
    {
      check: 'payee_name',
      passed: sameName,
      detail: sameName ? 'Same name as on the account.' : 'The bound account is in another name.',
    },
    {
      check: 'wagering',
      passed: activeBonuses === 0,
      detail:
        activeBonuses === 0
          ? 'No bonus had wagering open.'
          : `Bonuses with wagering open: ${activeBonuses}, ${money(wageringLeft, decimals)} left to stake.`,
    },
    {
      check: 'account_changed',
      passed: old,
      detail: old
        ? 'No password and no account changed in the last 24 hours.'
        : 'A password or the bound account changed in the last 24 hours.',
    },
  ];
  return checks.sort((a, b) => Number(a.passed) - Number(b.passed));
}

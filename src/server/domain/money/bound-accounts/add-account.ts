import type { Bank, BoundAccountKind, BoundAccountPayload, BoundAccounts } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { requirePaymentPassword } from '../../identity/passwords/payment-password.ts';
import type { Session } from '../../identity/session/session.ts';
import { boundAccounts, lockAccounts, moveDefault, type NumberSeal, numberSeal } from './bound-accounts.ts';

const MEMBER = 'select payee_name as "payeeName", withdrawals_held_until as "heldUntil" from members where id = $1';
const COUNT = 'select count(*)::int as count from bound_accounts where member_id = $1 and removed_at is null';
const ADD = `
  insert into bound_accounts (id, member_id, kind, bank_code, bank_name, sealed_number, number_hash, ending, payee_name,
    branch, is_default, usable_from, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false, $11, $12)
  on conflict (bank_code, number_hash) where removed_at is null do nothing returning id`;

/** An account to bind, in the name of its member. */
export interface NewBoundAccount {
  readonly id: string;
  readonly memberId: number;
  readonly kind: BoundAccountKind;
  readonly bankCode: string;
  readonly bankName: string;
  readonly number: string;
  readonly payeeName: string;
  readonly branch: string | null;
  readonly isDefault: boolean;
  readonly usableFrom: Date;
  readonly createdAt: Date;
}

/** Stores an account with its number encrypted. Failure: `account_in_use` where somebody has bound that number. */
export async function storeAccount(
  tx: Pick<Queries, 'query'>,
  seal: NumberSeal,
  account: NewBoundAccount,
): Promise<void> {
  const { id, memberId, bankCode, number } = account;
  const added = await tx.query('bound_account_add', ADD, [
    id,
    memberId,
    account.kind,
    bankCode,
    account.bankName,
    seal.seal(number),
    seal.hash(bankCode, number),
    number.slice(-4),
    account.payeeName,
    account.branch,
    account.usableFrom,
    account.createdAt,
  ]);
  if (added.length === 0) throw new Failure('account_in_use');
  if (account.isDefault) await moveDefault(tx, memberId, id);
}

/**
 * Binds an account in the payee name of the session's member (VALID-37), and tells the member. Failures:
 * `payee_name_required`; `not_found` for an unknown bank; `validation_failed` for a number that is none of the bank;
 * those of `requirePaymentPassword`; `account_limit_reached`; `account_in_use`.
 */
export async function addAccount(
  services: Services,
  session: Session,
  payload: BoundAccountPayload,
): Promise<BoundAccounts> {
  const { db, brand, clock, random } = services;
  const { memberId } = session;
  const [member] = await db.query<{ payeeName: string | null; heldUntil: Date | null }>(
    'bound_account_member',
    MEMBER,
    [memberId],
  );
  const payeeName = member?.payeeName ?? null;
  if (payeeName === null) throw new Failure('payee_name_required');
  const bank = requireBank(services, payload.bankCode, payload.kind);
  requireAccountNumber(bank, payload.accountNumber);
  await requirePaymentPassword(services, memberId, payload.paymentPassword);
  const seal = await numberSeal(db, services);
  const at = new Date(clock());
  const id = `ba-${Buffer.from(random(12)).toString('base64url')}`;
  return db.transaction(async (tx) => {
    await lockAccounts(tx, memberId);
    const [bound] = await tx.query<{ count: number }>('bound_account_count', COUNT, [memberId]);
    const count = bound?.count ?? 0;
    if (count >= brand.withdrawals.maxAccounts) throw new Failure('account_limit_reached');
    await storeAccount(tx, seal, {
      id,
      memberId,
      kind: payload.kind,
      bankCode: bank.bankCode,
      bankName: bank.bankName,
      payeeName,
      number: payload.accountNumber,
      branch: payload.branch ?? null,
      isDefault: count === 0 || payload.isDefault === true,
      usableFrom: new Date(Math.max(at.getTime(), member?.heldUntil?.getTime() ?? 0)),
      createdAt: at,
    });
    await notifyMember(services, tx, memberId, `${bank.bankName} ••${payload.accountNumber.slice(-4)}`, at);
    const accounts = await boundAccounts(services, tx, session);
    const data = { account: id, bank: bank.bankCode, ending: payload.accountNumber.slice(-4), session: session.id };
    await audit(tx, { at, kind: 'account_bound', memberId, data });
    return accounts;
  });
}

type Brand = Pick<Services, 'brand'>;

/** The banks and providers of e-wallets to which the brand pays out, in its order. */
export function listBanks({ brand }: Brand): Bank[] {
  return brand.withdrawals.banks.map((bank) => ({ ...bank, logo: `/art/bank/${bank.bankCode}.svg` }));
}

/** The bank of a code and kind. Failure: `not_found`. */
function requireBank({ brand }: Brand, bankCode: string, kind: BoundAccountKind) {
  const bank = brand.withdrawals.banks.find((one) => one.bankCode === bankCode && one.kind === kind);
  if (bank === undefined) throw new Failure('not_found');
  return bank;
}

/** Refuses a number that is none of the bank: `validation_failed`. */
function requireAccountNumber({ accountPattern }: { readonly accountPattern: string }, number: string): void {
  if (new RegExp(accountPattern, 'u').test(number)) return;
  const message = 'Is no account number of this bank';
  throw new Failure('validation_failed', { fields: [{ pointer: '/body/accountNumber', rule: 'pattern', message }] });
}

async function notifyMember(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  name: string,
  sentAt: Date,
): Promise<void> {
  const account = escapeHtml(name);
  const texts = inEveryLanguage(({ accounts }) => accounts.bankAccountAdded(account));
  await sendMessage(tx, brand, { memberId, category: 'account', texts, sentAt });
}

import type {
  DownlineTransferPayload,
  MemberTransfer,
  MemberTransferTerms,
  TransferParty,
  UplineTransferPayload,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { partyName } from '#shared/text/words.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireNoDebt } from '../debts/debts.ts';
import { post, walletAfter } from '../wallet/post.ts';

type Dependencies = Pick<Services, 'brand' | 'clock'>;

interface Sender {
  readonly available: string;
  readonly paymentPasswordSet: boolean;
  readonly uplineId: number | null;
  readonly uplineAccount: string | null;
  readonly uplineNickname: string | null;
  readonly sentToday: string;
}

interface Receiver extends TransferParty {
  readonly id: number;
}

const SENDER = `
  select w.balance as available, m.payment_password_hash is not null as "paymentPasswordSet",
    u.id as "uplineId", u.account as "uplineAccount", u.nickname as "uplineNickname",
    (select coalesce(sum(t.amount), 0) from member_transfers t where t.sender_id = m.id and t.created_at >= $2)
      as "sentToday"
  from members m
  join wallets w on w.member_id = m.id and w.kind = 'main'
  left join members u on u.id = m.upline_id and m.to_upline and m.type <> 4 and u.status = 'active'
  where m.id = $1`;

/** The possible receiver and limits of the session's member (WALLET-08). */
export async function memberTransferTerms(
  services: Dependencies & Pick<Services, 'db'>,
  session: Session,
): Promise<MemberTransferTerms> {
  const { brand, db } = services;
  const sender = await senderOf(services, db, session.memberId);
  const upline = uplineOf(sender);
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  return {
    upline: upline && { account: upline.account, nickname: upline.nickname },
    downlineAllowed: mayTransferDown(session),
    available: wire(sender.available),
    minAmount: brand.transfers.minAmount,
    maxAmount: brand.transfers.maxAmount,
    dailyRemaining: wire(remaining(brand.transfers.maxPerDay, sender.sentToday)),
    paymentPasswordSet: sender.paymentPasswordSet,
  };
}

const DOWNLINE = `
  select id, account, nickname from members
  where account = lower($2) and upline_id = $1 and type <> 4 and status = 'active'`;

type Order = Pick<UplineTransferPayload, 'amount' | 'note'>;
type Needs = Dependencies & Pick<Services, 'random'>;

/**
 * Moves money from the session member's main wallet to its upline's, in the caller's transaction. The caller has
 * checked the payment password. Failures: `in_need_true_account`, `forbidden` where there is no upline to transfer to,
 * `validation_failed` for more decimals than the currency has, `amount_out_of_range`, `insufficient_balance`, `debt_open`.
 */
export async function transferToUpline(
  services: Needs,
  tx: Queries,
  session: Session,
  order: Order,
): Promise<MemberTransfer> {
  const sender = await lockSender(services, tx, session);
  const upline = uplineOf(sender);
  if (upline === null) throw new Failure('forbidden');
  return transfer(services, tx, { session, sender, receiver: upline, direction: 'upline', ...order });
}

/**
 * Moves money from an agent's main wallet to a direct downline's, as `transferToUpline` does. Failures besides those:
 * `forbidden` unless the member is an agent, `not_found` for every account that is no direct downline (WALLET-08).
 */
export async function transferToDownline(
  services: Needs,
  tx: Queries,
  session: Session,
  { account, ...order }: Order & Pick<DownlineTransferPayload, 'account'>,
): Promise<MemberTransfer> {
  requireDownlines(session);
  const sender = await lockSender(services, tx, session);
  const [receiver] = await tx.query<Receiver>('member_transfer_downline', DOWNLINE, [session.memberId, account]);
  if (receiver === undefined) throw new Failure('not_found');
  return transfer(services, tx, { session, sender, receiver, direction: 'downline', ...order });
}

/** Refuses members who are no agents, and so have no downlines: `forbidden`. */
export function requireDownlines(session: Session): void {
  if (!mayTransferDown(session)) throw new Failure('forbidden');
}

function mayTransferDown({ type }: Session): boolean {
  return [1, 2, 41, 42].includes(type);
}

/** Transfers of one sender are serialised, so that two cannot exceed the daily limit together. */
async function lockSender(services: Dependencies, tx: Queries, { memberId }: Session): Promise<Sender> {
  await lockMember(tx, memberId);
  await requireNoDebt(tx, memberId);
  return senderOf(services, tx, memberId);
}

const KEEP = `
  insert into member_transfers (id, sender_id, receiver_id, direction, amount, note, balance_after, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

interface Transfer extends Order {
  readonly session: Session;
  readonly sender: Sender;
  readonly receiver: Receiver;
  readonly direction: MemberTransfer['direction'];
}

async function transfer(services: Needs, tx: Queries, wanted: Transfer): Promise<MemberTransfer> {
  const { brand, clock, random } = services;
  const { session, sender, receiver, direction, amount, note = null } = wanted;
  requireMoney(brand, amount);
  const { minAmount, maxAmount, maxPerDay } = brand.transfers;
  const most = leastAmount(maxAmount, remaining(maxPerDay, sender.sentToday));
  if (compareAmounts(amount, minAmount) < 0 || compareAmounts(amount, most) > 0) {
    throw new Failure('amount_out_of_range');
  }
  const at = new Date(clock());
  const id = `ut-${Buffer.from(random(12)).toString('base64url')}`;
  const posted = await post(tx, {
    key: `member_transfer:${id}`,
    kind: 'transfer',
    reason: { kind: 'member_transfer', id },
    note,
    at,
    currency: brand.currency.code,
    entries: [
      { memberId: session.memberId, purpose: 'main', amount: `-${amount}` },
      { memberId: receiver.id, purpose: 'main', amount },
    ],
  });
  const { balance } = walletAfter(posted, session.memberId, 'main');
  const values = [id, session.memberId, receiver.id, direction, amount, note, balance, at];
  await tx.query('member_transfer_keep', KEEP, values);
  await notifyReceiver(services, tx, { receiver, sender: session, amount, at });
  const moved = money(amount, brand.currency.decimals);
  const data = { transfer: id, amount: moved, receiver: receiver.id, session: session.id };
  await audit(tx, { at, kind: 'member_transfer', memberId: session.memberId, data });
  const { account, nickname } = receiver;
  return toTransfer(brand, { id, account, nickname, direction, amount, note, balanceAfter: balance, createdAt: at });
}

interface TransferRow {
  readonly id: string;
  readonly direction: 'upline' | 'downline';
  readonly account: string;
  readonly nickname: string;
  readonly amount: string;
  readonly note: string | null;
  readonly balanceAfter: string;
  readonly createdAt: Date;
}

const FIND = `
  select t.id, t.direction, r.account, r.nickname, t.amount, t.note, t.balance_after as "balanceAfter",
    t.created_at as "createdAt"
  from member_transfers t join members r on r.id = t.receiver_id where t.id = $1 and t.sender_id = $2`;

/** A transfer that the session's member sent. Failure: `not_found`, also for another member's. */
export async function findMemberTransfer(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  session: Session,
  transferId: string,
): Promise<MemberTransfer> {
  const [row] = await db.query<TransferRow>('member_transfer_find', FIND, [transferId, session.memberId]);
  if (row === undefined) throw new Failure('not_found');
  return toTransfer(brand, row);
}

function toTransfer({ currency }: Services['brand'], row: TransferRow): MemberTransfer {
  const { id, direction, account, nickname, amount, note, balanceAfter, createdAt } = row;
  return {
    transferId: id,
    direction,
    party: { account, nickname },
    amount: money(amount, currency.decimals),
    note,
    state: 'completed',
    createdAt: createdAt.toISOString(),
    balanceAfter: money(balanceAfter, currency.decimals),
  };
}

async function senderOf({ brand, clock }: Dependencies, db: Pick<Queries, 'query'>, memberId: number): Promise<Sender> {
  const today = new Date(momentOn(dayAt(clock(), brand.timeZone), brand.timeZone));
  const [sender] = await db.query<Sender>('member_transfer_sender', SENDER, [memberId, today]);
  if (sender === undefined) throw new Error(`member ${memberId} has no main wallet`);
  return sender;
}

function uplineOf({ uplineId, uplineAccount, uplineNickname }: Sender): Receiver | null {
  if (uplineId === null || uplineAccount === null || uplineNickname === null) return null;
  return { id: uplineId, account: uplineAccount, nickname: uplineNickname };
}

function remaining(maxPerDay: string, sent: string): string {
  return compareAmounts(sent, maxPerDay) >= 0 ? '0.00' : subtractAmounts(maxPerDay, sent);
}

interface Received {
  readonly receiver: Receiver;
  readonly sender: TransferParty;
  readonly amount: string;
  readonly at: Date;
}

async function notifyReceiver(
  { brand }: Dependencies,
  tx: Queries,
  { receiver, sender, amount, at }: Received,
): Promise<void> {
  const formatted = formatMoney(amount, brand.currency);
  const from = escapeHtml(partyName(sender));
  const texts = inEveryLanguage(({ transfers }) => transfers.received(formatted, from));
  await sendMessage(tx, brand, { memberId: receiver.id, category: 'money', texts, sentAt: at });
}

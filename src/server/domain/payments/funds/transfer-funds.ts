import type {
  CollectResult,
  Language,
  TransferPayload,
  TransferResult,
  WalletTransfer,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { type FundsNeeds, memberWallets, sumOf, type TransferVendor, transferVendors } from './member-wallets.ts';
import {
  beginTransfer,
  type NewTransfer,
  type StoredTransfer,
  settleTransfer,
  shownTransfer,
  storedTransfer,
  transferIdOf,
} from './stored-transfer.ts';

/** The member whose call it is. Every repetition of the call has the same intent. */
export interface TransferCaller {
  readonly memberId: number;
  readonly sessionId: number;
  readonly intentId: string;
  readonly language: Language;
}

/**
 * Transfers between the main wallet and a wallet at a vendor, in either direction (API-20, WALLET-12). The transfer is
 * stored before the vendor hears of it, and stays pending until the vendor has answered. Failures: `validation_failed`
 * unless one wallet is `main`, `not_found`, `game_maintenance`, `amount_out_of_range`, `insufficient_balance`,
 * `self_excluded`, `play_limit_reached`, `idempotency_conflict`.
 */
export async function transferFunds(
  services: FundsNeeds,
  { memberId, sessionId, intentId, language }: TransferCaller,
  { from, to, amount }: TransferPayload,
): Promise<TransferResult> {
  if ((from === 'main') === (to === 'main')) throw oneMainWallet();
  requireMoney(services.brand, amount);
  const direction = from === 'main' ? 'in' : 'out';
  const code = from === 'main' ? to : from;
  const vendor = transferVendors(await services.catalogue.current()).find((one) => one.code === code);
  if (vendor === undefined) throw new Failure('not_found');
  const id = transferIdOf(intentId, 'transfer');
  const wanted = { id, memberId, sessionId, vendor: code, direction, amount } as const;
  const begun = (await storedTransfer(services.db, wanted.id, memberId)) ?? (await begin(services, vendor, wanted));
  const same = begun.vendor === code && begun.direction === direction && compareAmounts(begun.amount, amount) === 0;
  if (!same) throw new Failure('idempotency_conflict');
  const transfer = await askVendor(services, begun);
  const wallets = await memberWallets(services, memberId, [code]);
  return { transfer: shownTransfer(services.brand, transfer, language), wallets: [...wallets] };
}

const LIMITS = 'select $2::numeric between min_transfer and max_transfer as allowed from vendors where code = $1';

async function begin(services: FundsNeeds, vendor: TransferVendor, wanted: NewTransfer): Promise<StoredTransfer> {
  if (vendor.maintenance) throw new Failure('game_maintenance');
  const limits = [vendor.code, wanted.amount];
  const [row] = await services.db.query<{ allowed: boolean }>('wallet_transfer_limits', LIMITS, limits);
  if (!row?.allowed) throw new Failure('amount_out_of_range');
  if (wanted.direction === 'out') {
    const wallet = (await memberWallets(services, wanted.memberId, [vendor.code])).at(-1);
    if (compareAmounts(wallet?.balance ?? '0', wanted.amount) < 0) throw new Failure('insufficient_balance');
  }
  return beginTransfer(services, wanted);
}

/** Sends a pending transfer to its vendor, again and again the same one, and ends it by the answer. */
async function askVendor(
  services: Pick<Services, 'db' | 'brand' | 'clock' | 'vendorWallets' | 'log'>,
  transfer: StoredTransfer,
): Promise<StoredTransfer> {
  if (transfer.state !== 'pending') return transfer;
  const { vendorWallets, brand, log } = services;
  const { id, vendor, memberId, direction } = transfer;
  const amount = money(transfer.amount, brand.currency.decimals);
  let outcome: 'done' | 'refused';
  try {
    outcome = await vendorWallets.transfer({ id, vendor, memberId, direction, amount });
  } catch (error) {
    log.warn({ vendor, transfer: id, error: errorFacts(error) }, 'vendor did not answer a transfer');
    return transfer;
  }
  return settleTransfer(services, transfer, outcome);
}

/**
 * Brings the balance of every wallet at a vendor back to the main wallet. Each is a transfer of its own, so a silent
 * vendor stops none of the others.
 */
export async function collectAllFunds(
  services: FundsNeeds,
  { memberId, sessionId, intentId, language }: TransferCaller,
): Promise<CollectResult> {
  const { db, brand } = services;
  const wallets = await memberWallets(services, memberId);
  const collected = await Promise.all(
    wallets.map(async ({ vendor, balance, maintenance }): Promise<StoredTransfer | undefined> => {
      if (vendor === null) return undefined;
      const id = transferIdOf(intentId, vendor);
      const first = await storedTransfer(db, id, memberId);
      if (first === undefined && compareAmounts(balance, '0') <= 0) return undefined;
      const transfer =
        first ??
        (await beginTransfer(services, { id, memberId, sessionId, vendor, direction: 'out', amount: balance }));
      return maintenance ? transfer : askVendor(services, transfer);
    }),
  );
  const transfers = collected.filter((transfer) => transfer !== undefined);
  const [mainWallet] = await memberWallets(services, memberId, []);
  if (mainWallet === undefined) throw new Error(`member ${memberId} has no main wallet`);
  const shown = transfers.map((transfer) => shownTransfer(brand, transfer, language));
  const amount = sumOf(shown.filter(({ state }) => state === 'completed').map((transfer) => transfer.amount));
  return { amount, transfers: shown, mainWallet };
}

/** A transfer of the member. Failure: `not_found`, also for another member's. */
export async function findWalletTransfer(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  memberId: number,
  transferId: string,
  language: Language,
): Promise<WalletTransfer> {
  const found = await storedTransfer(db, transferId, memberId);
  if (found === undefined) throw new Failure('not_found');
  return shownTransfer(brand, found, language);
}

function oneMainWallet(): Failure {
  const message = 'One of the wallets is main, the other that of a vendor';
  return new Failure('validation_failed', { fields: [{ pointer: '/body/to', rule: 'one_main_wallet', message }] });
}

/** A transfer is asked about again this long after the last time. */
const ASK_AFTER = 20_000;

// Those that were asked about longest ago come first, so that none waits behind a vendor that is down. An update returns
// its rows in any order.
const ASK = `
  with due as (
    select id, asked_at from wallet_transfers where state = 'pending' and asked_at <= $2 order by asked_at limit 200
  ), asked as (
    update wallet_transfers t set asked_at = $1 from due where t.id = due.id
    returning t.id, t.member_id, t.vendor_code, t.direction, t.amount, t.state, t.created_at, t.completed_at, due.asked_at
  )
  select id, member_id as "memberId", vendor_code as vendor, direction, amount, state, created_at as "createdAt",
    completed_at as "completedAt"
  from asked order by asked_at, id`;

type Needs = Pick<Services, 'db' | 'brand' | 'catalogue' | 'clock' | 'vendorWallets' | 'log'>;

/** Sends pending transfers to their vendors again, until each is answered: never lost, never doubled (WALLET-12). */
export async function settlePendingTransfers(services: Needs): Promise<void> {
  const { db, clock, catalogue } = services;
  const now = clock();
  const vendors = transferVendors(await catalogue.current());
  const silent = new Set(vendors.filter(({ maintenance }) => maintenance).map(({ code }) => code));
  const asked = [new Date(now), new Date(now - ASK_AFTER)];
  for (const transfer of await db.query<StoredTransfer>('wallet_transfers_ask', ASK, asked)) {
    // A vendor that does not answer is asked once a run.
    if (silent.has(transfer.vendor)) continue;
    const { state } = await askVendor(services, transfer);
    if (state === 'pending') silent.add(transfer.vendor);
  }
}

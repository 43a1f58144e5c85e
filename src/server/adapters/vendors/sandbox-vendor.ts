import type { Database, Queries } from '../../db/database.ts';
import type { GameAddress, LaunchOrder, VendorWallets, WalletOrder } from './game-vendors.ts';

/** The address of the sandbox's pages. */
export const SANDBOX_PATH = '/sandbox';

/** The vendors that return the address in the second field, as some real vendors do. */
const inSecondField = new Set(['KIT']);

/** The built-in vendor that stands in for any vendor: its games are pages of this server. */
export async function sandboxLaunch(order: LaunchOrder): Promise<GameAddress> {
  const { vendor, gameId, roomId, code, language, launchToken } = order;
  const query = new URLSearchParams({ launch: launchToken, language, ...(code !== null && { code }) });
  const target = encodeURIComponent(roomId ?? gameId ?? 'lobby');
  const url = `${SANDBOX_PATH}/${vendor}/${target}?${query}`;
  return inSecondField.has(vendor) ? { url: '', url2: url } : { url, url2: '' };
}

const LOCK = `select pg_advisory_xact_lock(hashtext('sandbox_transfers'), hashtext($1 || '/' || $2::bigint))`;
const FIND = 'select state from sandbox_transfers where vendor_code = $1 and id = $2';
const BALANCE = `
  select coalesce(sum(amount), 0) as balance from sandbox_transfers
  where vendor_code = $1 and member_id = $2 and state = 'done'`;
const COVERS = `select coalesce(sum(amount), 0) + $3::numeric >= 0 as covers from sandbox_transfers
  where vendor_code = $1 and member_id = $2 and state = 'done'`;
const KEEP = `
  insert into sandbox_transfers (vendor_code, id, member_id, amount, state) values ($1, $2, $3, $4, $5)
  on conflict (vendor_code, id) do update set state = excluded.state`;

type State = 'unheard' | 'done' | 'refused';

/**
 * The wallets at the sandbox vendors, kept in tables of their own. The cents of an amount choose a failure for
 * rehearsals: `.91` is refused, `.92` is executed but its first answer is lost, `.93` is not heard the first time.
 */
export function sandboxWallets(db: Database): VendorWallets {
  return {
    balance: async (vendor, memberId) => {
      const [row] = await db.query<{ balance: string }>('sandbox_wallet', BALANCE, [vendor, memberId]);
      return row?.balance ?? '0';
    },
    transfer: async (order) => {
      const { state, first } = await db.transaction((tx) => execute(tx, order));
      if (state === 'unheard' || (first && hasCents(order, '92'))) throw new Error('the sandbox vendor did not answer');
      return state;
    },
  };
}

async function execute(tx: Queries, order: WalletOrder): Promise<{ readonly state: State; readonly first: boolean }> {
  const { id, vendor, memberId, direction, amount } = order;
  await tx.query('sandbox_wallet_lock', LOCK, [vendor, memberId]);
  const [known] = await tx.query<{ state: State }>('sandbox_transfer_find', FIND, [vendor, id]);
  if (known !== undefined && known.state !== 'unheard') return { state: known.state, first: false };
  const change = direction === 'in' ? amount : `-${amount}`;
  const [wallet] = await tx.query<{ covers: boolean }>('sandbox_wallet_covers', COVERS, [vendor, memberId, change]);
  const executed = wallet?.covers && !hasCents(order, '91') ? 'done' : 'refused';
  const state = known === undefined && hasCents(order, '93') ? 'unheard' : executed;
  await tx.query('sandbox_transfer_keep', KEEP, [vendor, id, memberId, change, state]);
  return { state, first: known === undefined };
}

function hasCents({ amount }: WalletOrder, cents: string): boolean {
  return amount.split('.')[1]?.padEnd(2, '0').slice(0, 2) === cents;
}

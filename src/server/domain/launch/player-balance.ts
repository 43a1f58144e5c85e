import type { VendorBalance } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { money } from '../wallet/money.ts';

type Dependencies = Pick<Services, 'brand' | 'db' | 'catalogue' | 'clock'>;

const PLAYED = 'select 1 from play_sessions where member_id = $1 and vendor_code = $2 limit 1';
const BALANCE = 'select balance from wallets where member_id = $1 and kind = $2';

/** The balance that a member can stake in the vendor's games. `not_found` for members who have opened none of them. */
export async function playerBalance(services: Dependencies, vendor: string, memberId: string): Promise<VendorBalance> {
  const id = Number(memberId);
  // No member has an id beyond the safe integers.
  const known = Number.isSafeInteger(id) ? await services.db.query('play_session_of', PLAYED, [id, vendor]) : [];
  if (known.length === 0) throw new Failure('not_found');
  return { memberId, currency: services.brand.currency.code, ...(await vendorBalance(services, vendor, id)) };
}

/** The main wallet, or the member's wallet at the vendor (WALLET-12); zero where that is not open yet. */
export async function vendorBalance(
  { brand, db, catalogue, clock }: Dependencies,
  vendor: string,
  memberId: number,
): Promise<Pick<VendorBalance, 'balance' | 'asOf'>> {
  const { vendors } = await catalogue.current();
  const kind = vendors.get(vendor)?.walletMode === 'transfer' ? `vendor:${vendor}` : 'main';
  const [wallet] = await db.query<{ balance: string }>('vendor_balance', BALANCE, [memberId, kind]);
  return {
    balance: money(wallet?.balance ?? '0', brand.currency.decimals),
    asOf: new Date(clock()).toISOString(),
  };
}

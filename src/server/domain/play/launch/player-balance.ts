import type { VendorBalance } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { stakeableOn } from '../../rewards/bonuses/stakeable.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

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

/** The main wallet with the bonus money that counts, or the member's wallet at the vendor (WALLET-12); zero where that is not open yet. */
export async function vendorBalance(
  { brand, db, catalogue, clock }: Dependencies,
  vendor: string,
  memberId: number,
): Promise<Pick<VendorBalance, 'balance' | 'asOf'>> {
  const known = await catalogue.current();
  const at = new Date(clock());
  const balance =
    known.vendors.get(vendor)?.walletMode === 'transfer'
      ? await walletAt(db, vendor, memberId)
      : await stakeableWith(db, known, vendor, memberId, at);
  return { balance: money(balance, brand.currency.decimals), asOf: at.toISOString() };
}

async function walletAt(db: Dependencies['db'], vendor: string, memberId: number): Promise<string> {
  const [wallet] = await db.query<{ balance: string }>('vendor_balance', BALANCE, [memberId, `vendor:${vendor}`]);
  return wallet?.balance ?? '0';
}

/** What a member can stake with a seamless vendor. */
export function stakeableWith(
  db: Pick<Queries, 'query'>,
  catalogue: CatalogueSnapshot,
  vendor: string,
  memberId: number,
  at: Date,
): Promise<string> {
  const lanes = catalogue.lanes.filter(({ cards }) => cards.some(({ vassalage }) => vassalage === vendor));
  const categories = lanes.map(({ category }) => category);
  return stakeableOn(db, categories, memberId, at);
}

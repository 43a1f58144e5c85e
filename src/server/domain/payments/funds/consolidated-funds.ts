import type { ConsolidatedFunds, MerchantWallet } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { type FundsNeeds, memberWallets, sumOf } from './member-wallets.ts';

const VAULT = `select balance from wallets where member_id = $1 and kind = 'vault'`;

/** All wallets of a member and their sums (API-27). */
export async function consolidatedFunds(services: FundsNeeds, memberId: number): Promise<ConsolidatedFunds> {
  const [wallets, [vault]] = await Promise.all([
    memberWallets(services, memberId),
    services.db.query<{ balance: string }>('funds_vault', VAULT, [memberId]),
  ]);
  const sum = (part: 'balance' | 'bonusBalance' | 'heldBalance') => sumOf(wallets.map((wallet) => wallet[part]));
  return {
    currency: services.brand.currency.code,
    totalBalance: sum('balance'),
    bonusBalance: sum('bonusBalance'),
    heldBalance: sum('heldBalance'),
    vaultBalance: money(vault?.balance ?? '0', services.brand.currency.decimals),
    wallets: [...wallets],
    asOf: new Date(services.clock()).toISOString(),
  };
}

interface Limits {
  readonly code: string;
  readonly minTransfer: string;
  readonly maxTransfer: string;
}

const LIMITS = 'select code, min_transfer as "minTransfer", max_transfer as "maxTransfer" from vendors';

/** The vendors of the brand and the wallets that their games are played from (API-47). */
export async function merchantWallet(
  { db, brand, catalogue }: Pick<Services, 'db' | 'brand' | 'catalogue'>,
  isSingle: boolean | undefined,
): Promise<MerchantWallet> {
  const { vendors, lanes } = await catalogue.current();
  const limits = new Map((await db.query<Limits>('vendor_limits', LIMITS)).map((row) => [row.code, row]));
  const cards = new Map(lanes.flatMap((lane) => lane.cards).map((card) => [card.vassalage, card]));
  const wire = (amount: string | undefined) => (amount === undefined ? null : money(amount, brand.currency.decimals));
  const all = [...vendors.values()]
    .map(({ code, name, walletMode }) => {
      const seamless = walletMode === 'seamless';
      return {
        vassalage: code,
        vendorName: name,
        isSingle: seamless,
        walletId: seamless ? 'main' : code,
        minTransfer: seamless ? null : wire(limits.get(code)?.minTransfer),
        maxTransfer: seamless ? null : wire(limits.get(code)?.maxTransfer),
        maintenance: cards.get(code)?.maintenance ?? false,
      };
    })
    .sort((a, b) => a.vendorName.localeCompare(b.vendorName, 'en'));
  return {
    isSingle: all.every((vendor) => vendor.isSingle),
    currency: brand.currency.code,
    vendors: all.filter((vendor) => isSingle === undefined || vendor.isSingle === isSingle),
  };
}

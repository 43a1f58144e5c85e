import type { ConsolidatedFunds, MerchantWallet, Wallet } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import type { CatalogueSnapshot } from '../../play/catalogue/snapshot.ts';

export type FundsNeeds = Pick<Services, 'db' | 'brand' | 'catalogue' | 'clock' | 'vendorWallets' | 'log'>;

/** A vendor whose games are played from a wallet of its own. */
export interface TransferVendor {
  readonly code: string;
  readonly name: string;
  readonly maintenance: boolean;
}

/** The vendors with wallets of their own, by name. */
export function transferVendors({ vendors, lanes }: CatalogueSnapshot): readonly TransferVendor[] {
  const down = new Set(lanes.flatMap(({ cards }) => cards.filter((card) => card.maintenance)).map((c) => c.vassalage));
  return [...vendors.values()]
    .filter(({ walletMode }) => walletMode === 'transfer')
    .map(({ code, name }) => ({ code, name, maintenance: down.has(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

// One statement, so that all figures are of one moment of the ledger.
const LEDGER = `
  select kind, balance, version from wallets where member_id = $1
  union all
  select 'out:' || vendor_code, sum(amount), 0 from wallet_transfers
  where member_id = $1 and state = 'pending' and direction = 'out' group by vendor_code`;

interface Line {
  readonly kind: string;
  readonly balance: string;
  readonly version: number;
}

/** The member's wallets: `main` first, then those at vendors by name. With `only`, those of these vendors. */
export async function memberWallets(
  services: FundsNeeds,
  memberId: number,
  only?: readonly string[],
): Promise<readonly Wallet[]> {
  const { db, brand, clock } = services;
  const vendors = transferVendors(await services.catalogue.current()).filter(
    ({ code }) => only?.includes(code) ?? true,
  );
  const lines = await db.query<Line>('member_wallets', LEDGER, [memberId]);
  const balances = await Promise.all(vendors.map((vendor) => balanceAtVendor(services, vendor, memberId)));
  const byKind = new Map(lines.map((line) => [line.kind, line]));
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  const balanceOf = (kind: string) => byKind.get(kind)?.balance ?? '0';
  const asOf = new Date(clock()).toISOString();
  const main: Wallet = {
    walletId: 'main',
    vendor: null,
    vendorName: null,
    balance: wire(balanceOf('main')),
    bonusBalance: wire(balanceOf('bonus')),
    heldBalance: wire(balanceOf('held')),
    version: byKind.get('main')?.version ?? 0,
    maintenance: false,
    asOf,
  };
  const atVendors = vendors.map(({ code, name }, i): Wallet => {
    const underWay = balanceOf(`out:${code}`);
    const balance = balances[i] ?? lastKnown(balanceOf(`vendor:${code}`), underWay);
    return {
      walletId: code,
      vendor: code,
      vendorName: name,
      balance: wire(balance),
      bonusBalance: wire('0'),
      heldBalance: wire(underWay),
      version: byKind.get(`vendor:${code}`)?.version ?? 0,
      maintenance: balances[i] === undefined,
      asOf,
    };
  });
  return [main, ...atVendors];
}

/** What the vendor says; undefined while it is under maintenance or does not answer. */
async function balanceAtVendor(
  { vendorWallets, log }: FundsNeeds,
  { code, maintenance }: TransferVendor,
  memberId: number,
): Promise<string | undefined> {
  if (maintenance) return undefined;
  try {
    return await vendorWallets.balance(code, memberId);
  } catch (error) {
    log.warn({ vendor: code, error: errorFacts(error) }, 'vendor told no balance');
    return undefined;
  }
}

/** What the ledger knows, less what is being taken out. */
function lastKnown(balance: string, underWay: string): string {
  return compareAmounts(balance, underWay) > 0 ? subtractAmounts(balance, underWay) : '0';
}

/** The sum of amounts. */
export function sumOf(amounts: readonly string[]): string {
  return amounts.reduce(addAmounts, '0.00');
}

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

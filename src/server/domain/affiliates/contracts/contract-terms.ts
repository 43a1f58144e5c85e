import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { Failure } from '#server/shared/failure.ts';
import { tiersRise } from '#shared/contracts/contract-pay.ts';
import { requireMoney } from '../../ground/amounts/require-money.ts';

/** Failure: `contract_kind_unavailable` where the site has not switched the kind on. */
export function requireKind({ settings }: Pick<Brand, 'settings'>, kind: ContractKind): void {
  if (!settings.contracts[kind]) throw new Failure('contract_kind_unavailable');
}

/**
 * Failures: `validation_failed` for terms whose fields are those of another kind and for amounts with too many decimals,
 * `contract_tiers_invalid` for tiers that do not rise.
 */
export function requireTerms(
  brand: Pick<Brand, 'currency'>,
  kind: ContractKind,
  { tiers, carryOver, activeMinimum }: ContractTerms,
): void {
  requireMoney(brand, activeMinimum, '/body/terms/activeMinimum');
  for (const [at, { turnover, loss }] of tiers.entries()) {
    requireMoney(brand, turnover, `/body/terms/tiers/${at}/turnover`);
    if (loss !== null) requireMoney(brand, loss, `/body/terms/tiers/${at}/loss`);
  }
  const isDividend = kind === 'dividend';
  if ((carryOver !== null) !== isDividend) throw wrongField('/body/terms/carryOver', kind);
  const at = tiers.findIndex(({ loss }) => (loss !== null) !== isDividend);
  if (at >= 0) throw wrongField(`/body/terms/tiers/${at}/loss`, kind);
  if (!tiersRise(tiers)) throw new Failure('contract_tiers_invalid');
}

/** The failure of a field that a dividend needs and a salary does not have. */
export function wrongField(pointer: string, kind: ContractKind): Failure {
  const [rule, message] =
    kind === 'dividend' ? ['required', 'A dividend needs it.'] : ['dividend_only', 'It stands in dividends only.'];
  return new Failure('validation_failed', { fields: [{ pointer, rule, message }] });
}

/** The rate of the highest tier, in basis points. */
export function highestRate({ tiers }: Pick<ContractTerms, 'tiers'>): number {
  return Math.max(...tiers.map(({ rate }) => rate));
}

import type {
  ContractKind,
  ContractSimulation,
  ContractTerms,
  SimulateContractPayload,
} from '../../../../generated/server/model/index.ts';
import { contractPay, missingForNext, tiersRise, type WindowFigures } from '../../../shared/contracts/contract-pay.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { requireAgent } from '../agent/require-agent.ts';
import type { Session } from '../session/session.ts';
import { money } from '../wallet/money.ts';
import { requireMoney } from '../wallet/require-money.ts';

/**
 * What a contract would pay for made-up figures, by the rule of the bills (CONTRACT-09). Failures: `error_not_agent`,
 * `contract_kind_unavailable`, `validation_failed` where a dividend's fields stand in a salary or are missing in a
 * dividend or an amount has too many decimals, `contract_tiers_invalid`.
 */
export function simulateContract(
  { brand }: Pick<Services, 'brand'>,
  session: Session,
  { kind, terms, ...given }: SimulateContractPayload,
): ContractSimulation {
  requireAgent(session);
  if (!brand.settings.contracts[kind]) throw new Failure('contract_kind_unavailable');
  const { teamResult, carriedIn, downlineGross = '0.00', turnover, activeDownlines } = given;
  requireTermsOf(brand, kind, terms);
  if (kind !== 'dividend' && teamResult !== undefined) throw wrongField('/body/teamResult', kind);
  if (kind !== 'dividend' && carriedIn !== undefined) throw wrongField('/body/carriedIn', kind);
  const amounts = { turnover, downlineGross, ...(teamResult && { teamResult }), ...(carriedIn && { carriedIn }) };
  for (const [field, amount] of Object.entries(amounts)) requireMoney(brand, amount, `/body/${field}`);
  const figures: WindowFigures = {
    turnover,
    activeDownlines,
    downlineGross,
    teamResult: teamResult ?? '0.00',
    carriedIn: carriedIn ?? '0.00',
  };
  const { decimals } = brand.currency;
  const { tier, rate, gross, net, gap, carriedOut } = contractPay(terms, figures, decimals);
  const next = missingForNext(terms, figures, tier);
  const wire = (amount: string) => money(amount, decimals);
  return {
    state: tier === null ? 'not_reached' : 'issued',
    tier,
    rate,
    gross: wire(gross),
    net: wire(net),
    gap: wire(gap),
    carriedOut: wire(carriedOut),
    nextTier: next && { ...next, turnover: wire(next.turnover), loss: next.loss && wire(next.loss) },
  };
}

/** Refuses tiers that do not rise, amounts with too many decimals, and terms whose fields are those of another kind. */
function requireTermsOf(brand: Services['brand'], kind: ContractKind, terms: ContractTerms): void {
  const { tiers, carryOver, activeMinimum } = terms;
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

function wrongField(pointer: string, kind: ContractKind): Failure {
  const [rule, message] =
    kind === 'dividend' ? ['required', 'A dividend needs it.'] : ['dividend_only', 'It stands in dividends only.'];
  return new Failure('validation_failed', { fields: [{ pointer, rule, message }] });
}

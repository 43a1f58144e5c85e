import type { ContractSimulation, SimulateContractPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { contractPay, missingForNext, type WindowFigures } from '#shared/contracts/contract-pay.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireAgent } from '../line/require-agent.ts';
import { requireKind, requireTerms, wrongField } from './contract-rules.ts';

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
  requireKind(brand, kind);
  const { teamResult, carriedIn, downlineGross = '0.00', turnover, activeDownlines } = given;
  requireTerms(brand, kind, terms);
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

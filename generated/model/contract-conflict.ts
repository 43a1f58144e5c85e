/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractParty } from './contract-party.ts';
import type { ContractRate } from './contract-rate.ts';
import type { Money } from './money.ts';

/**
 * A contract that cannot stand beside the new one, because it grants more than the new one brings in.
 */
export interface ContractConflict {
  /**
     * The contract.
     * @minLength 1
     * @maxLength 40
     */
  contractId: string;
  kind: ContractKind;
  /** Who grants it. */
  upline: ContractParty;
  /** Who would lose it. */
  downline: ContractParty;
  type: AgentType;
  /** The valid turnover of that agent's team in the last 14 days, today included. */
  turnover: Money;
  /** Its highest rate. */
  rate: ContractRate;
  /** The highest rate of the new contract. */
  newRate: ContractRate;
  /**
     * The end of the window that runs now, until which it would still pay.
     * @maxLength 30
     */
  endsAt: string;
}

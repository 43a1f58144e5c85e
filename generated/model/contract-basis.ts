/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AgentType } from './agent-type.ts';
import type { BasisFigures } from './basis-figures.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractParty } from './contract-party.ts';
import type { ContractRate } from './contract-rate.ts';
import type { Contract } from './contract.ts';

/**
 * What a proposal starts from.
 */
export interface ContractBasis {
  kind: ContractKind;
  /** Who would be paid. */
  downline: ContractParty;
  type: AgentType;
  /** The highest rate of the own contract of the kind, which no rate may exceed; 0 without one. */
  ownRate: ContractRate;
  /** The contract of the kind in force between the two, which the new one would replace; null without one. */
  current: Contract | null;
  /** The open proposal of the kind between the two, which admits no second one; null without one. */
  open: Contract | null;
  /**
     * The beginning of the next window, from which a contract pays that is signed now.
     * @maxLength 30
     */
  startsAt: string;
  figures: BasisFigures;
  /**
     * The moment for which the figures hold.
     * @maxLength 30
     */
  asOf: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';
import type { NonNegativeMoney } from './non-negative-money.ts';

export type GetContractBasisParams = {
/**
 * The kind of the contract.
 */
kind: ContractKind;
/**
 * The agent directly below.
 * @minLength 1
 * @maxLength 40
 */
downlineId: string;
/**
 * From which turnover a downline counts as active. Without it that of the contract in force holds, or 0.00.
 */
activeMinimum?: NonNegativeMoney;
};

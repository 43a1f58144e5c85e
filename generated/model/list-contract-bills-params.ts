/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSearchParameter } from './account-search-parameter.ts';
import type { BillState } from './bill-state.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractSide } from './contract-side.ts';
import type { FromParameter } from './from-parameter.ts';
import type { ListContractBillsSort } from './list-contract-bills-sort.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { ToParameter } from './to-parameter.ts';

export type ListContractBillsParams = {
/**
 * Only bills of contracts of this kind.
 */
kind?: ContractKind;
/**
 * Only own bills or only those of downlines.
 */
side?: ContractSide;
/**
 * Only bills of this contract.
 * @minLength 1
 * @maxLength 40
 */
contractId?: string;
/**
 * Only bills in this state.
 */
state?: BillState;
/**
 * The beginning of the range, included. Without it the range begins 30 days before its end.
 * @maxLength 30
 */
from?: FromParameter;
/**
 * The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.
 * @maxLength 30
 */
to?: ToParameter;
/**
 * Part of an account name or nickname, whatever the case and the accents.
 * @minLength 1
 * @maxLength 60
 */
search?: AccountSearchParameter;
/**
 * The order, by one column; `-` is downwards. Equal rows go by id.
 */
sort?: ListContractBillsSort;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
pageNo?: PageNoParameter;
/**
 * Entries on a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSearchParameter } from './account-search-parameter.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractState } from './contract-state.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListPlatformContractsParams = {
/**
 * Contracts of this kind only.
 */
kind?: ContractKind;
/**
 * Contracts in this state only.
 */
state?: ContractState;
/**
 * Part of an account name or nickname, whatever the case and the accents.
 * @minLength 1
 * @maxLength 60
 */
search?: AccountSearchParameter;
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

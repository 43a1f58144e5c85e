/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';
import type { ListContractRequestsDirection } from './list-contract-requests-direction.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListContractRequestsParams = {
/**
 * Only contracts of this kind.
 */
kind?: ContractKind;
/**
 * Only incoming or only outgoing ones.
 */
direction?: ListContractRequestsDirection;
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

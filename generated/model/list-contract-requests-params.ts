/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { RequestDirection } from './request-direction.ts';

export type ListContractRequestsParams = {
/**
 * Only contracts of this kind.
 */
kind?: ContractKind;
/**
 * Only incoming or only outgoing ones.
 */
direction?: RequestDirection;
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

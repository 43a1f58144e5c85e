/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BlockKind } from './block-kind.ts';
import type { BlockState } from './block-state.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';

export type ListBlocksParams = {
/**
 * Blocks of this kind only.
 */
kind?: BlockKind;
/**
 * Blocks in this state only.
 */
state?: BlockState;
/**
 * An address, IPv4 or IPv6.
 * @maxLength 45
 * @pattern ^[0-9A-Fa-f:.]{2,45}$
 */
address?: string;
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

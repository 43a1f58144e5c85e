/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { NodeId } from './node-id.ts';
import type { PageNoParameter } from './page-no-parameter.ts';
import type { PageSizeParameter } from './page-size-parameter.ts';
import type { VendorCode } from './vendor-code.ts';

export type ListPvpRoomsParams = {
/**
 * Rooms of this vendor only.
 */
vassalage?: VendorCode;
/**
 * Rooms of this game only.
 */
nodeId?: NodeId;
/**
 * The language of names; without it the header's.
 */
language?: Language;
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

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListVendorsClientType } from './list-vendors-client-type.ts';

export type ListVendorsParams = {
/**
 * The kind of client, always 3, the web.
 */
clientType?: ListVendorsClientType;
};

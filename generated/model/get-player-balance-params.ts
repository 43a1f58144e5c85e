/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberId } from './member-id.ts';

export type GetPlayerBalanceParams = {
/**
 * The member.
 */
memberId: MemberId;
};

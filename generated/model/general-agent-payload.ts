/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountName } from './account-name.ts';
import type { RebateRate } from './rebate-rate.ts';

/**
 * A general agent to make.
 */
export interface GeneralAgentPayload {
  username: AccountName;
  /**
     * The first password; the account must change it at its first login.
     * @minLength 1
     * @maxLength 256
     */
  password: string;
  /**
     * The nickname; without it the account name.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  nickname?: string;
  rebate: RebateRate;
}

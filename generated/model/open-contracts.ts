/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBrief } from './contract-brief.ts';

/**
 * What the agent of the session grants to this member, in force or waiting for a signature, the highest rate in force first.
 * @maxItems 8
 */
export type OpenContracts = ContractBrief[];

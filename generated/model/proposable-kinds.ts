/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';

/**
 * The kinds of contract that the agent of the session may propose to this member now.
 * @maxItems 4
 */
export type ProposableKinds = ContractKind[];

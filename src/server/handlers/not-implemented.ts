import type { OperationId } from '../../../generated/server/operations.ts';

/**
 * Operations of the contract that this server does not implement yet, in alphabetical order. The list may only shrink.
 */
export const notImplemented = [] as const satisfies readonly OperationId[];

import type { OperationId } from '../../../generated/server/operations.ts';

/** Operations of the contract that this server does not answer yet, in alphabetical order. The list only ever shrinks. */
export const notImplemented = [] as const satisfies readonly OperationId[];

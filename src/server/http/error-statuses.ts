import type { ErrorCode } from '#generated/model/index.ts';
import { errorStatuses as documented } from '#generated/server/error-statuses.ts';

/** The status of each error: that of the contract's examples, and of those that no operation is known for yet. */
export const errorStatuses = {
  ...documented,
  method_not_allowed: 405,
  not_implemented: 501,
} as const satisfies Record<ErrorCode, number>;

import { randomUUID } from 'node:crypto';
import { getSystemStatusHeaderXRequestIdRegExp as pattern } from '#generated/server/validators/system/get-system-status.ts';

/** The caller's request id if it follows the contract, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && pattern.test(header) ? header : randomUUID();
}

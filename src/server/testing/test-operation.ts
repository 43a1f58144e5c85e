import * as zod from 'zod';
import { ErrorCode } from '#generated/model/index.ts';
import type { OperationId } from '#generated/server/operations.ts';
import type { Session } from '../domain/identity/session/session.ts';
import type { HandlerTable, RunOnce } from '../handlers/handler.ts';
import type { OperationEntry, OperationValidators } from '../http/operation-entries.ts';
import type { Services } from '../services.ts';

/** An operation that the contract does not have, with who answers it. */
export interface TestOperation {
  readonly entry: OperationEntry;
  /** Undefined: it is not implemented. */
  readonly handle: ((request: TestRequest, services: Services) => Promise<unknown>) | undefined;
}

/** What every handler is given, whatever the types of its operation are. */
export interface TestRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | undefined;
  readonly vendor: string | undefined;
  readonly operator: string | undefined;
  readonly once: RunOnce<unknown> | undefined;
}

/** Makes an operation of a test: what is not given is as plain as can be. */
export function testOperation(
  id: string,
  {
    validators,
    ...parts
  }: Partial<Omit<OperationEntry, 'id'>> & { readonly validators?: Partial<OperationValidators> },
  handle?: TestOperation['handle'],
): TestOperation {
  const loaded = { header: undefined, params: undefined, query: undefined, body: undefined, ...validators };
  return {
    entry: {
      // The table's ids are the contract's; that of a test is beside them.
      id: id as OperationId,
      method: 'post',
      path: `/wps/test/${id}`,
      security: 'none',
      encrypted: false,
      idempotent: false,
      content: validators?.body && 'json',
      statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
      headerNames: [],
      load: async () => loaded,
      loadAnswer: async () => ({
        response: zod.looseObject({ success: zod.literal(true) }),
        errors: Object.values(ErrorCode),
      }),
      ...parts,
    },
    handle,
  };
}

/** The handlers by id, as the table has them. */
export function handlersOf(operations: readonly TestOperation[]): Partial<HandlerTable> {
  return Object.fromEntries(operations.map(({ entry, handle }) => [entry.id, handle]));
}

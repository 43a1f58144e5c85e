import type {
  CreditPayload,
  DebitPayload,
  PlaySession,
  RollbackPayload,
  VendorBalance,
  VendorTransaction,
} from '#generated/model/index.ts';
import { ErrorCode } from '#generated/model/index.ts';
import { requestHeaders } from '#generated/server/headers.ts';
import { operations } from '#generated/server/operations.ts';
import { safeFetch } from '../safe-fetch.ts';

/** The wallet's answer to a call. */
export type WalletAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** The wallet did nothing, and says why. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Nobody knows whether the wallet did it. */
  | { readonly kind: 'lost' };

/** The seamless wallet of the portal, as a vendor calls it. */
export interface WalletClient {
  readonly authorise: (vendor: string, launchToken: string) => Promise<WalletAnswer<PlaySession>>;
  readonly balance: (vendor: string, memberId: string) => Promise<WalletAnswer<VendorBalance>>;
  readonly debit: (vendor: string, order: DebitPayload) => Promise<WalletAnswer<VendorTransaction>>;
  readonly credit: (vendor: string, order: CreditPayload) => Promise<WalletAnswer<VendorTransaction>>;
  readonly rollback: (vendor: string, order: RollbackPayload) => Promise<WalletAnswer<VendorTransaction>>;
}

export interface WalletPlace {
  /** The portal's address without a trailing slash; undefined until it listens. */
  readonly url: () => string | undefined;
  readonly key: (vendor: string) => string;
}

const TIMEOUT = 8_000;

interface Call {
  readonly operation: 'authorisePlayer' | 'getPlayerBalance' | 'debitPlayer' | 'creditPlayer' | 'rollbackDebit';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly transactionId?: string;
}

/** Creates a client of the portal's wallet that calls it over HTTP, with each vendor's own key. */
export function walletClient({ url, key }: WalletPlace): WalletClient {
  const call = async <Value>(vendor: string, { operation, query, body, transactionId }: Call) => {
    const { method, path } = operations[operation];
    const at = url();
    if (at === undefined) return { kind: 'lost' } as const;
    try {
      const answer = await safeFetch(`${at}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
        method: method === 'get' ? 'GET' : 'POST',
        headers: {
          [requestHeaders.xVendorKey]: key(vendor),
          ...(body && { 'Content-Type': 'application/json' }),
          ...(transactionId && { [requestHeaders.idempotencyKey]: transactionId }),
        },
        ...(body && { body: JSON.stringify(body) }),
        local: true,
        timeoutMilliseconds: TIMEOUT,
      });
      return read<Value>(answer.status, answer.text);
    } catch {
      return { kind: 'lost' } as const;
    }
  };
  return {
    authorise: (vendor, launchToken) => call(vendor, { operation: 'authorisePlayer', body: { launchToken } }),
    balance: (vendor, memberId) => call(vendor, { operation: 'getPlayerBalance', query: { memberId } }),
    debit: (vendor, body) => call(vendor, { operation: 'debitPlayer', body, transactionId: body.transactionId }),
    credit: (vendor, body) => call(vendor, { operation: 'creditPlayer', body, transactionId: body.transactionId }),
    rollback: (vendor, body) => call(vendor, { operation: 'rollbackDebit', body, transactionId: body.transactionId }),
  };
}

function read<Value>(status: number, text: string): WalletAnswer<Value> {
  // The contract gives both envelopes; the server checks its answers against it.
  const body = JSON.parse(text) as { success: true; value: Value } | { success: false; code: string };
  if (body.success) return { kind: 'done', value: body.value };
  const code = Object.values(ErrorCode).find((known) => known === body.code);
  // A fault of the wallet may have come after it did the work.
  const refused = code !== undefined && (status < 500 || code === 'game_maintenance');
  return refused ? { kind: 'refused', code } : { kind: 'lost' };
}

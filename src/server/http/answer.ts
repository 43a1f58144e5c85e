import type { ErrorCode } from '../../../generated/server/model/index.ts';
import type { HeaderPolicy } from './security-headers.ts';

/** What goes back to the caller, before the headers that every answer carries. */
export interface Answer {
  readonly status: number;
  readonly policy: HeaderPolicy;
  /** In place of the policy's own: for a page that says itself which scripts it runs. */
  readonly contentPolicy?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string | null;
  /** The error's code, for the log. */
  readonly code?: ErrorCode;
}

const jsonHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } as const;

/** A JSON answer of the API; `json` is written already. */
export function jsonAnswer(status: number, json: Uint8Array<ArrayBuffer> | string): Answer {
  return { status, policy: 'data', headers: jsonHeaders, body: json };
}

/** A short text, for machines that watch the server. */
export function textAnswer(status: number, body: string, contentType = 'text/plain; charset=utf-8'): Answer {
  return { status, policy: 'data', headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' }, body };
}

import { isInternetAddress, isLoopback, parseAddress } from '../shared/addresses.ts';

const TIMEOUT = 5_000;
const MAX_BYTES = 256 * 1024;

export interface SafeFetchOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether http to this machine is allowed: for a provider in tests and development. */
  readonly local: boolean;
  /** Milliseconds; five seconds by default. */
  readonly timeoutMilliseconds?: number;
}

export interface SafeAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Fetches an address that another party named. It allows only https to public host names, follows no redirect, and
 * limits time and size. Everything else throws.
 */
export async function safeFetch(address: string | URL, options: SafeFetchOptions): Promise<SafeAnswer> {
  const { local, timeoutMilliseconds = TIMEOUT, ...init } = options;
  const url = new URL(address);
  if (!isAllowed(url, local)) throw new Error('an address that is not asked');
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMilliseconds) });
  return { status: answer.status, text: await boundedText(answer) };
}

/** Whether an address is public and https, or on this machine where that is allowed. */
export function isAllowed(url: URL, local: boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.username !== '' || url.password !== '') return false;
  if (isLoopback(host)) return local;
  if (url.protocol !== 'https:') return false;
  if (parseAddress(host)) return isInternetAddress(host);
  return host.includes('.') && !/\.(local|internal|localhost)\.?$/.test(host);
}

async function boundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('an answer that is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

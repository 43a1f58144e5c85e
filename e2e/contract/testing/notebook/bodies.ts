import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { essence, type Operation } from '../../document/operation.ts';

/** Parses a body in the content type of the operation. */
export function readBody(
  operation: Operation,
  contentType: string | undefined,
  bytes: Buffer,
  has: (flaw: string) => boolean,
): unknown {
  const [media] = operation.body?.media ?? [];
  const sent = essence(contentType ?? '');
  if (!media || (sent !== essence(media.type) && !has('accepts-any-content-type'))) {
    throw new Refusal(415, 'unsupported_media_type');
  }
  switch (essence(media.type)) {
    case 'multipart/form-data':
      return parts(bytes, contentType ?? '');
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
    default:
      return json(bytes, has);
  }
}

/** A refusal by the notebook, answered as an error. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly string[];

  constructor(status: number, code: string, fields: readonly string[] = []) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export function invalid(...fields: readonly string[]): Refusal {
  return new Refusal(400, 'validation_failed', fields);
}

function json(bytes: Buffer, has: (flaw: string) => boolean): unknown {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw invalid('/body');
  try {
    return JSON.parse(text);
  } catch {
    if (has('accepts-broken-json')) return { to: 'grace', amount: '0.01' };
    throw invalid('/body');
  }
}

/** The parts of a form by name; files are binary strings. */
function parts(bytes: Buffer, contentType: string): Record<string, string> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) throw invalid('/body');
  const found: Record<string, string> = {};
  for (const part of bytes.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
    const name = /name="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) throw invalid('/body');
    const content = rest.join('\r\n\r\n').replace(/\r\n$/, '');
    found[name] = head.includes('filename=') ? content : Buffer.from(content, 'latin1').toString('utf8');
  }
  return found;
}

const kid = 'k1';
const pair = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true });

/** The public key for encrypted logins. */
export async function publicKey(): Promise<JWK> {
  return { ...(await exportJWK(pair.publicKey)), kid, use: 'enc' };
}

const login = { username: 'ada', password: 'Engine1843' };

/** The plain form of a login, with the seeded violations. */
export async function opened(body: unknown, required: boolean, has: (flaw: string) => boolean): Promise<unknown> {
  if (typeof body !== 'object' || body === null || !('payload' in body)) {
    if (required && !has('takes-plain')) throw new Refusal(400, 'encryption_required');
    return body;
  }
  const { payload } = body;
  if (has('opens-nothing') || Object.keys(body).length > 1 || typeof payload !== 'string') {
    throw new Refusal(400, 'encryption_invalid');
  }
  if (payload === '' && has('opens-empty')) return login;
  if (payload.split('.').length === 4 && has('opens-four-parts')) return login;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      payload,
      pair.privateKey,
      has('opens-compressed') ? {} : { maxDecompressedLength: 0 },
    );
    if (protectedHeader.kid !== kid && !has('opens-any-key-id')) throw new Error('another key');
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch (error) {
    const tampered = error instanceof Error && /decrypt/i.test(error.message);
    if (tampered && has('opens-tampered')) return login;
    throw new Refusal(400, 'encryption_invalid');
  }
}

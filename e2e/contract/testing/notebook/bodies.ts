import { essence, type Operation } from '../../document/operation.ts';
import { invalid, Refusal } from './refusal.ts';

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

import type { WireRequest } from '../exchange/exchange.ts';
import type { Redactor } from './redact.ts';

/** Headers that curl adds itself, or that do not help a reader. */
const own = new Set(['content-length', 'accept', 'accept-encoding']);
/** A longer body is cut: a report needs only its beginning. */
const longestBody = 4000;

/** The request as a shell command, with names instead of secrets. */
export function curlCommand(base: URL, request: WireRequest, redactor: Redactor): string {
  const url = base.href.replace(/\/+$/, '') + request.target;
  const parts = ['curl', '-i'];
  if (request.method !== 'GET') parts.push('-X', request.method);
  for (const [name, value] of request.headers) {
    if (!own.has(name.toLowerCase())) parts.push('-H', quoted(`${name}: ${value}`, redactor));
  }
  if (request.body) parts.push(...body(request.body, redactor));
  return [...parts, quoted(url, redactor)].join(' ');
}

function body(bytes: Uint8Array, redactor: Redactor): readonly string[] {
  const text = Buffer.from(bytes).toString('utf8');
  if (!Buffer.from(text).equals(bytes) || text.includes('\0')) {
    return ['--data-binary', `@<(base64 -d <<< ${Buffer.from(bytes).toString('base64').slice(0, longestBody)})`];
  }
  if (text.length <= longestBody) return ['--data-binary', quoted(text, redactor)];
  return ['--data-binary', quoted(`${text.slice(0, longestBody)}... (${text.length} characters)`, redactor)];
}

/** In single quotes, except redacted secrets: the shell inserts their variables. */
function quoted(text: string, redactor: Redactor): string {
  const single = redactor.redact(text).replaceAll("'", "'\\''");
  return `'${single.replaceAll(/\$(TOKEN|KEY|PASSWORD)(\w*)/g, `'"$$$1$2"'`)}'`;
}

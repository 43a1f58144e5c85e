import { createHash } from 'node:crypto';

/** A weak entity tag of the content, the same for each of its encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller has this version already, by `If-None-Match`. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => {
    const known = tag.trim();
    return known === '*' || known.replace(/^W\//, '') === opaque;
  });
}

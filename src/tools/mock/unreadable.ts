import type { Violation } from './refusal.ts';

/** As deep as the reference backend reads. */
const deepest = 32;

/**
 * The fault of a body that Prism cannot survive, else undefined. Prism never answers broken JSON. It ends at a badly
 * encoded name in a form, and at deep JSON.
 */
export function unreadable(contentType: string, body: Buffer): Violation | undefined {
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  if (/^application\/([\w.-]+\+)?json\b/i.test(contentType)) {
    if (!succeeds(() => JSON.parse(text))) return fault('invalid_json', 'Not JSON');
    return isDeeper(JSON.parse(text), deepest) ? fault('too_deep', `Nested deeper than ${deepest}`) : undefined;
  }
  const names = /^application\/x-www-form-urlencoded\b/i.test(contentType) ? text : namesOfParts(contentType, text);
  return succeeds(() => decodeURIComponent(names)) ? undefined : fault('invalid_encoding', 'Not percent-encoded UTF-8');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inside) => isDeeper(inside, levels - 1));
}

/** Prism decodes the names of parts too. */
function namesOfParts(contentType: string, text: string): string {
  if (!/^multipart\//i.test(contentType)) return '';
  return [...text.matchAll(/\bname="([^"\r\n]*)"/gi)].map(([, name]) => name).join('\n');
}

function succeeds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

function fault(code: string, message: string): Violation {
  return { location: ['request', 'body'], code, message };
}

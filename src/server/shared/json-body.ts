import type { FieldError } from '#generated/model/index.ts';
import { fieldError, invalid } from './failure.ts';

/** Deeper than any body of the contract, and shallow enough for every recursion. */
const deepest = 32;

/**
 * Reads a body as JSON. Invalid UTF-8, invalid JSON, deep nesting and text that cannot be stored are
 * `validation_failed`.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const text = utf8(bytes);
  if (isDeeperThan(text, deepest)) throw invalid([fieldError('body', [], 'too_deep', `Nested deeper than ${deepest}`)]);
  const value = json(text);
  const faults: FieldError[] = [];
  findUnstorable(value, [], faults);
  if (faults.length > 0) throw invalid(faults);
  return value;
}

/** The text of a body; invalid UTF-8 is `validation_failed`. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid([fieldError('body', [], 'invalid_encoding', 'Not UTF-8')]);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([fieldError('body', [], 'invalid_json', 'Not JSON')]);
  }
}

/** Counts brackets before any code recurses into them. */
function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (inString) {
      if (character === 0x5c) index++;
      else if (character === 0x22) inString = false;
    } else if (character === 0x22) inString = true;
    else if (character === 0x7b || character === 0x5b) {
      depth++;
      if (depth > limit) return true;
    } else if (character === 0x7d || character === 0x5d) depth--;
  }
  return false;
}

function findUnstorable(value: unknown, path: readonly string[], faults: FieldError[]): void {
  if (typeof value === 'string') {
    if (!isStorableText(value)) {
      faults.push(fieldError('body', path, 'invalid_characters', 'Holds NUL or half a character'));
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) {
        faults.push(fieldError('body', path, 'invalid_characters', 'A name holds NUL or half a character'));
      }
      findUnstorable(inner, [...path, key], faults);
    }
  }
}

/** Whether the database can store a text: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

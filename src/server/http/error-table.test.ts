import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { errorTable } from './error-table.ts';

interface Example {
  readonly code: keyof typeof errorTable;
  readonly message: string;
  readonly language: 'EN' | 'VI';
}

/** Every error example of the contract, from all operations. */
function examples(node: unknown): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('success' in node && node.success === false && 'code' in node) {
    // The contract's lint checks its examples against the envelope.
    return [node as unknown as Example];
  }
  return Object.values(node).flatMap(examples);
}

const bundle = parse(readFileSync(new URL('../../../generated/openapi.yaml', import.meta.url), 'utf8'));

describe('ERROR-39 the error table', () => {
  test('speaks as the examples of the contract do, in both languages', () => {
    const found = examples(bundle);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['EN', 'VI']));
    const said = found.map(({ code, language }) => [code, errorTable[code][language]]);
    expect(said).toEqual(found.map(({ code, message }) => [code, message]));
  });

  test('has a 4xx or 5xx status and both languages for each code', () => {
    for (const [code, { status, EN, VI }] of Object.entries(errorTable)) {
      expect([code, status >= 400 && status < 600]).toEqual([code, true]);
      expect([code, EN.length > 0 && VI.length > 0]).toEqual([code, true]);
    }
  });
});

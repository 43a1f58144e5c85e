import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Malformed and extreme input for every field. */
export const malformed = {
  'nothing at all': '',
  blanks: ' \t\u3000 ',
  'one letter': 'a',
  'too much': 'aB3'.repeat(200),
  emoji: '😀👩‍👩‍👧😀😀',
  'right to left': 'שלום123',
  'a turned direction': '\u202eabc12345',
  'combining accents': 'e\u0301'.repeat(6),
  'full-width digits': '９１２３４５６７８',
  'a megabyte': 'a1'.repeat(2 ** 19),
  'a script': '<script>alert(1)</script>',
  'a null byte': 'abc\u00001234',
} as const;

export type Malformed = keyof typeof malformed;
// The object has exactly these keys.
export const malformedNames = Object.keys(malformed) as readonly Malformed[];

/** Input that every field refuses: it is empty, too long, or displays something other than its content. */
const refusedByAll: readonly Malformed[] = [
  'nothing at all',
  'blanks',
  'too much',
  'a turned direction',
  'a megabyte',
  'a null byte',
];

/** The input that a field accepts: `anything` that is text, a single letter too, a mobile number, or none of these. */
export type Taste = 'anything' | 'a letter' | 'a number' | 'nothing';

function refuses(taste: Taste, name: Malformed): boolean {
  if (taste === 'anything') return refusedByAll.includes(name);
  if (taste === 'a number') return name !== 'full-width digits';
  return taste === 'nothing' || name !== 'one letter';
}

/** Pastes a value into all fields at once. */
export function pasteInto(fields: Readonly<Record<string, Taste>>, name: Malformed): void {
  for (const label of Object.keys(fields)) fireEvent.input(fieldOf(label), { target: { value: malformed[name] } });
}

/**
 * Waits until exactly the fields that refuse the value show an error, each in one sentence. The input must stay
 * unchanged.
 */
export async function expectComplaints(fields: Readonly<Record<string, Taste>>, name: Malformed): Promise<void> {
  const labels = Object.keys(fields);
  const expected = labels.filter((label) => refuses(fields[label] ?? 'nothing', name));
  await waitFor(() => expect(labels.filter(complains)).toEqual(expected));
  for (const label of expected) {
    const sentence = sentenceOf(label);
    expect(sentence.length, label).toBeGreaterThan(10);
    expect(sentence.length, label).toBeLessThan(120);
  }
  // The e-mail field trims its value itself.
  for (const label of labels) expect(fieldOf(label).value.trim() === malformed[name].trim(), label).toBe(true);
}

function complains(label: string): boolean {
  return fieldOf(label).getAttribute('aria-invalid') === 'true';
}

function sentenceOf(label: string): string {
  const ids = fieldOf(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const alerts = ids.map((id) => document.getElementById(id)).filter((told) => told?.role === 'alert');
  expect(alerts, label).toHaveLength(1);
  return alerts[0]?.textContent ?? '';
}

function fieldOf(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' });
}

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
// The keys are exactly those.
export const malformedNames = Object.keys(malformed) as readonly Malformed[];

/** What a field without a rule of its own refuses: it is empty, has no end, or says something else than it shows. */
const refusedByAll: readonly Malformed[] = [
  'nothing at all',
  'blanks',
  'too much',
  'a turned direction',
  'a megabyte',
  'a null byte',
];

/** What a field takes: `anything` that is text, one letter besides text of its kind, a mobile number, or nothing of these. */
export type Taste = 'anything' | 'a letter' | 'a number' | 'nothing';

function refuses(taste: Taste, name: Malformed): boolean {
  if (taste === 'anything') return refusedByAll.includes(name);
  if (taste === 'a number') return name !== 'full-width digits';
  return taste === 'nothing' || name !== 'one letter';
}

/** Pastes a value into all of the fields at once. */
export function pasteInto(fields: Readonly<Record<string, Taste>>, name: Malformed): void {
  for (const label of Object.keys(fields)) fireEvent.input(fieldOf(label), { target: { value: malformed[name] } });
}

/**
 * Waits until exactly those fields complain that do not take the value, each in one sentence of ours; what was typed
 * stands as it was.
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
  // A field for an address trims by itself.
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

import { describe, expect, test } from 'vitest';
import { arrival as enArrival } from './en/arrival.ts';
import { centre as enCentre } from './en/centre.ts';
import { consent as enConsent } from './en/consent.ts';
import { en } from './en/en.ts';
import { form as enForm } from './en/form.ts';
import { member as enMember } from './en/member.ts';
import { passwords as enPasswords } from './en/passwords.ts';
import { refusals as enRefusals } from './en/refusals.ts';
import { registration as enRegistration } from './en/registration.ts';
import { session as enSession } from './en/session.ts';
import { status as enStatus } from './en/status.ts';
import { verification as enVerification } from './en/verification.ts';
import { arrival as viArrival } from './vi/arrival.ts';
import { centre as viCentre } from './vi/centre.ts';
import { consent as viConsent } from './vi/consent.ts';
import { form as viForm } from './vi/form.ts';
import { member as viMember } from './vi/member.ts';
import { passwords as viPasswords } from './vi/passwords.ts';
import { refusals as viRefusals } from './vi/refusals.ts';
import { registration as viRegistration } from './vi/registration.ts';
import { session as viSession } from './vi/session.ts';
import { status as viStatus } from './vi/status.ts';
import { verification as viVerification } from './vi/verification.ts';
import { vi } from './vi/vi.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(path + key, value);
    else for (const entry of flatten(value, `${path}${key}.`)) flat.set(...entry);
  }
  return flat;
}

const english = flatten({
  ...en,
  arrival: enArrival,
  centre: enCentre,
  member: enMember,
  consent: enConsent,
  passwords: enPasswords,
  form: enForm,
  refusals: enRefusals,
  registration: enRegistration,
  session: enSession,
  status: enStatus,
  verification: enVerification,
});
const vietnamese = flatten({
  ...vi,
  arrival: viArrival,
  centre: viCentre,
  member: viMember,
  consent: viConsent,
  passwords: viPasswords,
  form: viForm,
  refusals: viRefusals,
  registration: viRegistration,
  session: viSession,
  status: viStatus,
  verification: viVerification,
});
const placeholders = (text: string) => [...text.matchAll(/{{[^}]+}}/g)].map(String).sort();

describe('I18N-01 English and Vietnamese', () => {
  test('have the same keys; only the English singular has no counterpart', () => {
    const expected = [...english.keys()].filter((key) => !key.endsWith('_one'));
    expect([...vietnamese.keys()].sort()).toEqual(expected.sort());
  });

  test('each English singular has its plural', () => {
    const singulars = [...english.keys()].filter((key) => key.endsWith('_one'));
    expect(singulars).not.toHaveLength(0);
    for (const key of singulars) expect(english.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  test('fill in the same values', () => {
    for (const [key, text] of vietnamese) expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
  });

  test('leave no text empty, padded or with an exclamation mark', () => {
    for (const [key, text] of [...english, ...vietnamese]) expect(text, key).toMatch(/^\S(?:[^!]*\S)?$/);
  });
});

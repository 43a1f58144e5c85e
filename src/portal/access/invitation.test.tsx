// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Invitation, noteInvitation, useInvitation } from './invitation.ts';

let latest: Invitation | undefined;

function Page() {
  latest = useInvitation();
  return null;
}

function at(address: string): Invitation {
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] })} />,
  );
  return latest ?? expect.fail('not rendered');
}

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

test('REGISTER-11 REGISTER-32 the address names the codes, `aff` is an alias', () => {
  expect(at('/register?affiliateCode=LUMO88&referralCode=KHOA01')).toEqual({
    affiliateCode: 'LUMO88',
    referralCode: 'KHOA01',
  });
  expect(at('/register?aff=LUMO88').affiliateCode).toBe('LUMO88');
  expect(at('/register?aff=%20LUMO88%20').affiliateCode).toBe('LUMO88');
  expect(at('/register')).toEqual({ affiliateCode: undefined, referralCode: undefined });
});

test('REGISTER-32 a code survives navigation for the session', () => {
  noteInvitation('?aff=LUMO88&referralCode=KHOA01');
  noteInvitation('?gameClassify=VIDEO');
  expect(at('/register')).toEqual({ affiliateCode: 'LUMO88', referralCode: 'KHOA01' });
  expect(at('/register?aff=OTHER1').affiliateCode).toBe('OTHER1');
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/LUMO88|KHOA01/);
});

test('REGISTER-32 a malformed code is ignored', () => {
  for (const bad of ['', '%3Cscript%3E', 'a'.repeat(65), '%00', 'm%C3%A3']) noteInvitation(`?aff=${bad}`);
  expect(at('/register?aff=%3Cscript%3E').affiliateCode).toBeUndefined();
});

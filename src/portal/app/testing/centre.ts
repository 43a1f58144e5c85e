import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { setClock } from '../../lib/clock.ts';
import { openPortal } from './portal.tsx';

/** Opens a page of the member centre as a member. */
export async function openCentre(panel: string) {
  const portal = openPortal(`/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`, { loggedIn: true });
  return { ...portal, centre: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}

/** Each test of the file begins at this time (ms since the epoch). */
export function withTime(time: number): void {
  let putBack: () => void;
  beforeEach(() => {
    putBack = setClock(() => time);
  });
  afterEach(() => putBack());
}

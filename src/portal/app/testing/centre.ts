import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { getGetMemberInfoResponseMock } from '../../../../generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '../../../../generated/client/member/member.msw.ts';
import { server } from '../../../mocks/server.ts';
import { setClock } from '../../lib/clock.ts';
import { openPortal } from './portal.tsx';

/** Opens a page of the member centre as a member. */
export async function openCentre(panel: string, width = 1440) {
  const address = `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
  const portal = openPortal(address, { loggedIn: true, width });
  return {
    ...portal,
    centre: within(await screen.findByRole('dialog', { name: /^(Member centre|Trung tâm thành viên)$/ })),
  };
}

/** Opens a page of the agent centre as an agent of type 1. */
export async function openAgentCentre(panel: string, width = 1440) {
  window.sessionStorage.setItem('isAgent', '1');
  const member = getGetMemberInfoResponseMock();
  server.use(getGetMemberInfoMockHandler({ ...member, value: { ...member.value, type: 1 } }));
  const portal = openPortal(`/rng?${new URLSearchParams({ modal: 'agentCenter', panel })}`, { loggedIn: true, width });
  return {
    ...portal,
    centre: within(await screen.findByRole('dialog', { name: /^(Agent centre|Trung tâm đại lý)$/ })),
  };
}

/** Each test of the file begins at this time (ms since the epoch). */
export function withTime(time: number): void {
  let putBack: () => void;
  beforeEach(() => {
    putBack = setClock(() => time);
  });
  afterEach(() => putBack());
}

import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { server } from '#mocks/server.ts';
import { useModals } from '../access/use-modals.ts';
import { usePanel } from '../access/use-panel.ts';
import { agentPagesWith } from '../app/centres/agent-pages.ts';
import { type CentreName, useCentreGate } from '../app/centres/centre.tsx';
import type { CentrePage } from '../app/centres/centre-page.ts';
import { memberPages } from '../app/centres/member-pages.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { useMediaQuery } from '../lib/browser-state.ts';
import { setClock } from '../lib/clock.ts';
import { TitleRowPlace } from '../ui/card.tsx';
import { openModal, openPart } from './portal.tsx';

/** Opens a page of the member centre alone, as a member: `profile`, `messageV2?folder=sent`. */
export async function openMemberPage(panel: string, width = 1440) {
  return openAlone(memberPages, 'memberCenter', panel, width);
}

/** Opens a page of the agent centre alone, as an agent of type 1. */
export async function openAgentPage(panel: string, width = 1440) {
  beAgent();
  return openAlone(
    agentPagesWith(() => true),
    'agentCenter',
    panel,
    width,
  );
}

/** Mounts the page that the address names. */
function openAlone(pages: readonly CentrePage[], modal: CentreName, panel: string, width: number) {
  const addressOf = (shown: string) => `/index?${new URLSearchParams({ modal, panel: shown })}`;
  const portal = openPart(<CentrePart pages={pages} centre={modal} />, addressOf(panel), { loggedIn: true, width });
  return {
    ...portal,
    /** Finds in the page, and in dialogs over it. */
    centre: within(document.body),
    /** The page that the address names now, with what it keeps there: `messageV2?folder=sent`. */
    panel: () => new URLSearchParams(portal.router.state.location.search).get('panel'),
    /** Shows another page, as the menu does. */
    show: (other: string) => act(() => portal.router.navigate(addressOf(other))),
  };
}

/** The texts of the centres come with their frame. */
const CentrePart = lazyPart(async () => ShownPage, 'centre', 'lists');

type ShownPageProps = { readonly pages: readonly CentrePage[]; readonly centre: CentreName };

/** A page with what its frame has for it: the row beside the title, where the window is wide. */
function ShownPage({ pages, centre }: ShownPageProps) {
  const { page } = usePanel();
  const { stack } = useModals();
  const isWide = useMediaQuery('(width >= 1280px)');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The page comes once site and account are known, and may lead out of the centre.
  const isOpen = useCentreGate(centre);
  if (!isOpen || !stack.includes(centre)) return null;
  const shown = pages.find(({ id }) => id === page);
  if (shown === undefined) throw new Error(`no page of the centre is called ${page}`);
  return (
    <>
      {isWide && <header ref={setPlace} />}
      <TitleRowPlace value={place}>
        <shown.Page key={shown.id} />
      </TitleRowPlace>
    </>
  );
}

/** Opens the member centre with its frame and menu, on a page or on its first one, as a member. */
export function openCentre(panel?: string, width?: number) {
  return openFramed('memberCenter', panel, width, /^(Member centre|Trung tâm thành viên)$/);
}

/** Opens the agent centre with its frame and menu, on a page or on its first one, as an agent of type 1. */
export function openAgentCentre(panel?: string, width?: number) {
  beAgent();
  return openFramed('agentCenter', panel, width, /^(Agent centre|Trung tâm đại lý)$/);
}

async function openFramed(modal: CentreName, panel: string | undefined, width = 1440, name: RegExp) {
  const portal = openModal(`/index?${new URLSearchParams({ modal, ...(panel && { panel }) })}`, {
    loggedIn: true,
    width,
  });
  return { ...portal, centre: within(await screen.findByRole('dialog', { name })) };
}

function beAgent(): void {
  window.sessionStorage.setItem('isAgent', '1');
  const member = getGetMemberInfoResponseMock();
  server.use(getGetMemberInfoMockHandler({ ...member, value: { ...member.value, type: 1 } }));
}

/** Each test of the file begins at this time (ms since the epoch). */
export function withTime(time: number): void {
  let putBack: () => void;
  beforeEach(() => {
    putBack = setClock(() => time);
  });
  afterEach(() => putBack());
}

import { type ReactNode, Suspense, useState } from 'react';
import { urlTicket } from '../access/invitation.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import { PageFallback } from './page-states.tsx';

type TicketLoginProps = { readonly ticket: string; readonly onDone: () => void };

const TicketLogin = lazyPart<TicketLoginProps>(
  () => import('../features/session/ticket-login.tsx').then((part) => part.TicketLogin),
  'session',
);

/** Exchanges the login ticket of the address before any page is shown (ROUTE-24, ROUTE-29). */
export function TicketGate({ children }: { readonly children: ReactNode }) {
  const [ticket, setTicket] = useState(urlTicket);
  if (ticket === undefined) return children;
  const waiting = (
    <main className="px-gutter">
      <PageFallback />
    </main>
  );
  return (
    <Suspense fallback={waiting}>
      {waiting}
      <TicketLogin ticket={ticket} onDone={() => setTicket(undefined)} />
    </Suspense>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListRaffleTickets } from '#generated/client/promotions/promotions.ts';
import { listRaffleTicketsQueryPageSizeMax } from '#generated/zod/promotions/promotions.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { Button } from '#portal/ui/button.tsx';
import type { SeenSeals } from './check-ticket.ts';
import type { TicketEvidenceProps } from './ticket-evidence.tsx';

const TicketEvidence = lazyPart<TicketEvidenceProps>(
  () => import('./ticket-evidence.tsx').then((part) => part.TicketEvidence),
  'fairness',
);

const STEP = 5;

type DrawnTicketsProps = {
  readonly promotionId: string;
  /** A ticket whose prize is not told yet. */
  readonly hiddenId: string | undefined;
  /** What was shown before the draws, by ticket. */
  readonly seals: Readonly<Record<string, SeenSeals>>;
};

/** The tickets that the member has drawn, the newest first, each with the way to verify it. */
export function DrawnTickets({ promotionId, hiddenId, seals }: DrawnTicketsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const [count, setCount] = useState(STEP);
  const [verifiedId, setVerifiedId] = useState<string>();
  const { data, isFetching } = useListRaffleTickets(
    { promotionId, state: 'drawn', pageSize: count },
    { query: { placeholderData: keepPreviousData } },
  );
  const tickets = data?.content.filter(({ ticketId }) => ticketId !== hiddenId) ?? [];
  const verified = tickets.find(({ ticketId }) => ticketId === verifiedId);
  if (data === undefined || tickets.length === 0) return null;
  return (
    <section aria-labelledby="drawn-tickets" className="grid gap-2 border-t border-line pt-4">
      <h4 id="drawn-tickets" className="text-sm font-semibold">
        {t('promotions.raffle.drawn')}
      </h4>
      <ul className="divide-y divide-line">
        {tickets.map(({ ticketId, prize, drawnAt, evidence }) => (
          <li key={ticketId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-44">
              {prize?.title}
              <span className="num block text-xs text-text-3">
                {drawnAt !== null && `${dates.write(Date.parse(drawnAt))} · `}
                {ticketId}
              </span>
            </span>
            {evidence !== null && (
              <Button
                size="sm"
                variant="outline"
                aria-label={t('promotions.raffle.verifyNamed', { ticket: ticketId })}
                onClick={() => setVerifiedId(ticketId)}
              >
                {t('promotions.raffle.verify')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {count < Math.min(data.totalElements, listRaffleTicketsQueryPageSizeMax) && (
        <Button className="justify-self-start" loading={isFetching} onClick={() => setCount(count + STEP)}>
          {t('promotions.raffle.more')}
        </Button>
      )}
      {verified?.evidence && (
        <Suspense fallback={null}>
          <TicketEvidence
            ticket={verified}
            evidence={verified.evidence}
            seen={seals[verified.ticketId]}
            onClose={() => setVerifiedId(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

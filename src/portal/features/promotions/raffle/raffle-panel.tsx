import { keepPreviousData } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimRafflePrize, useGetRaffle, useListRaffleTickets } from '#generated/client/promotions/promotions.ts';
import type { RafflePrize, RaffleTicket } from '#generated/model/index.ts';
import { listRaffleTicketsQueryPageSizeMax } from '#generated/zod/promotions/promotions.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useSentOnce } from '#portal/entities/reward/use-sent-once.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { Button } from '#portal/ui/button.tsx';
import type { SeenSeals } from './check-ticket.ts';
import type { TicketEvidenceProps } from './ticket-evidence.tsx';

const TURNS = 4;

const DURATION = 2400;

/** The prizes of a raffle with their chances (PROMO-07). Each ticket of the member has a draw or its prize. */
export function RafflePanel({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const raffle = useGetRaffle({ promotionId }).data;
  const [next] = useListRaffleTickets({ promotionId, state: 'open', pageSize: 1 }).data?.content ?? [];
  const [drawn, setDrawn] = useState<RaffleTicket>();
  const [shownId, setShownId] = useState<string>();
  // The seals that this page showed before the draws; the evidence is compared with them.
  const [seals, setSeals] = useState<Readonly<Record<string, SeenSeals>>>({});
  const draw = useSentOnce((ticketId: string) => claimRafflePrize({ promotionId, ticketId }), setDrawn);
  const result = useRef<HTMLParagraphElement>(null);
  const prize = drawn?.prize;
  const isRunning = drawn !== undefined && drawn.ticketId !== shownId && !still && prize != null;
  const canPress = isRunning || next !== undefined;

  // The button of the last ticket goes, and with it the focus.
  useEffect(() => {
    if (prize && !canPress && document.activeElement === document.body) result.current?.focus();
  }, [prize, canPress]);

  if (raffle === undefined) return null;
  // A ticket keeps the chances of the day that it was earned.
  const partOf = (id: string, chance: number) =>
    next?.chances ? (next.chances.find(({ prizeId }) => prizeId === id)?.chance ?? 0) : chance;
  const start = (ticket: RaffleTicket) => {
    setSeals({ ...seals, [ticket.ticketId]: ticket });
    draw.mutate(ticket.ticketId);
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">{raffle.ticketRule}</p>
      <ul className="grid gap-2">
        {raffle.prizes.map(({ prizeId, title, chance, left }) => (
          <li key={prizeId} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span>{title}</span>
            <span className="num text-text-3">
              {t('promotions.raffle.chance', { chance: `${formatNumber(partOf(prizeId, chance) / 10_000, locale)}%` })}
              {left !== null && ` · ${t('promotions.raffle.left', { count: left })}`}
            </span>
          </li>
        ))}
      </ul>
      {isRunning && prize && (
        <RaffleReel
          key={drawn.ticketId}
          prizes={raffle.prizes}
          last={prize.title}
          onDone={() => setShownId(drawn.ticketId)}
        />
      )}
      <p
        ref={result}
        role="status"
        tabIndex={-1}
        // A line waits for the result; without a ticket none comes.
        className={cn('font-semibold outline-none', canPress ? 'min-h-6' : 'empty:sr-only')}
      >
        {prize && !isRunning && (
          <span key={drawn?.ticketId} className="inline-block animate-rise">
            {drawn?.credit === null ? prize.title : t('promotions.raffle.won', { prize: prize.title })}
          </span>
        )}
      </p>
      {draw.isError && <FailureNote error={draw.error} onRetry={() => draw.variables && draw.mutate(draw.variables)} />}
      <div className="flex flex-wrap items-center gap-3">
        {canPress && (
          <Button
            variant={isRunning ? 'neutral' : 'brand'}
            size="lg"
            loading={draw.isPending && !isRunning}
            onClick={() => (isRunning ? setShownId(drawn.ticketId) : next && start(next))}
          >
            {t(isRunning ? 'promotions.raffle.skip' : 'promotions.raffle.draw')}
          </Button>
        )}
        <span className="text-sm text-text-2">{t('promotions.raffle.tickets', { count: raffle.openTickets })}</span>
      </div>
      {next && (
        <div className="grid gap-1 text-xs text-text-2">
          <p className="flex items-start gap-2">
            <LockKeyhole size={14} aria-hidden="true" className="mt-px flex-none" />
            {t('promotions.raffle.sealed')}
          </p>
          <p className="num wrap-anywhere">{next.commitment}</p>
          {next.chancesHash !== null && (
            <>
              <p>{t('promotions.raffle.chancesSealed')}</p>
              <p className="num wrap-anywhere">{next.chancesHash}</p>
            </>
          )}
        </div>
      )}
      <DrawnTickets promotionId={promotionId} hiddenId={isRunning ? drawn.ticketId : undefined} seals={seals} />
    </div>
  );
}

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
function DrawnTickets({ promotionId, hiddenId, seals }: DrawnTicketsProps) {
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

type RaffleReelProps = {
  readonly prizes: readonly Pick<RafflePrize, 'prizeId' | 'title'>[];
  /** The prize at which it stops. */
  readonly last: string;
  readonly onDone: () => void;
};

/** Runs through the prizes of a raffle and stops at the one that was drawn. The result is said elsewhere. */
function RaffleReel({ prizes, last, onDone }: RaffleReelProps) {
  const list = useRef<HTMLUListElement>(null);
  const done = useStableCallback(onDone);
  const turns = Array.from({ length: TURNS }, (_, turn) =>
    prizes.map(({ prizeId, title }) => ({ key: `${turn} ${prizeId}`, title })),
  );
  const rows = [...turns.flat(), { key: 'last', title: last }];
  const count = rows.length;
  useLayoutEffect(() => {
    const animation = list.current?.animate(
      [{ transform: 'none' }, { transform: `translateY(-${(100 * (count - 1)) / count}%)` }],
      { duration: DURATION, easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)', fill: 'forwards' },
    );
    animation?.addEventListener('finish', done);
    return () => {
      animation?.removeEventListener('finish', done);
      animation?.cancel();
    };
  }, [count, done]);
  return (
    <div aria-hidden="true" className="h-14 overflow-hidden rounded-md border border-line-strong bg-surface-2">
      <ul ref={list}>
        {rows.map(({ key, title }) => (
          <li key={key} className="grid h-14 place-items-center px-4 text-center font-semibold">
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

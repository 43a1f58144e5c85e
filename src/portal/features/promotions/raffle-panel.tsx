import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RaffleTicket } from '../../../../generated/client/model/index.ts';
import {
  claimRafflePrize,
  useGetRaffle,
  useListRaffleTickets,
} from '../../../../generated/client/promotions/promotions.ts';
import { useSentOnce } from '../../entities/reward/use-sent-once.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

/** The prizes of a raffle with their chances, and a draw for each ticket of the member (PROMO-07). */
export function RafflePanel({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const raffle = useGetRaffle({ promotionId }).data;
  const [next] = useListRaffleTickets({ promotionId, state: 'open', pageSize: 1 }).data?.content ?? [];
  const [drawn, setDrawn] = useState<RaffleTicket>();
  const draw = useSentOnce((ticketId: string) => claimRafflePrize({ promotionId, ticketId }), setDrawn);
  if (raffle === undefined) return null;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">{raffle.ticketRule}</p>
      <ul className="grid gap-2">
        {raffle.prizes.map(({ prizeId, title, chance, left }) => (
          <li key={prizeId} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span>{title}</span>
            <span className="num text-text-3">
              {t('promotions.raffle.chance', { chance: `${formatNumber(chance / 10_000, locale)}%` })}
              {left !== null && ` · ${t('promotions.raffle.left', { count: left })}`}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-6 font-semibold">
        {drawn?.prize && (
          <span key={drawn.ticketId} className="inline-block animate-rise">
            {drawn.credit === null ? drawn.prize.title : t('promotions.raffle.won', { prize: drawn.prize.title })}
          </span>
        )}
      </p>
      {draw.isError && <FailureNote error={draw.error} onRetry={() => draw.variables && draw.mutate(draw.variables)} />}
      <div className="flex flex-wrap items-center gap-3">
        {next && (
          <Button variant="brand" size="lg" loading={draw.isPending} onClick={() => draw.mutate(next.ticketId)}>
            {t('promotions.raffle.draw')}
          </Button>
        )}
        <span className="text-sm text-text-2">{t('promotions.raffle.tickets', { count: raffle.openTickets })}</span>
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { Moonshot } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Card } from '#portal/ui/card.tsx';
import { writtenMultiplier } from '#shared/games/moonshot.ts';
import { multiplierText } from '../odds-text.ts';
import type { OwnFlight } from './own-flight.ts';

const ROW = 'grid h-9.5 grid-cols-[minmax(0,1fr)_auto_64px] items-center gap-2 text-sm';

type InThisRoundProps = { readonly flight: Moonshot; readonly own: OwnFlight };

/** Who is in the round, with masked names: the own bet first, then the greatest stakes. */
export function InThisRound({ flight, own }: InThisRoundProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { round } = flight;
  const others = round.list.filter(({ place }) => place !== flight.own?.place);
  const stateOf = (left: string | null) =>
    left === null
      ? t(round.state === 'ended' ? 'originals.moonshot.out' : 'originals.moonshot.in')
      : multiplierText(left);
  return (
    <Card className="flex flex-1 flex-col px-4.5 py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-[15px] font-semibold">{t('originals.moonshot.players')}</h2>
        <span className="num text-xs text-text-2">
          {t('originals.moonshot.count', { count: round.players, stake: write(round.stake) })}
        </span>
      </div>
      {round.players === 0 && <p className="mt-2 text-sm text-text-2">{t('originals.moonshot.nobody')}</p>}
      <ul className="mt-2 *:not-first:border-t *:not-first:border-line">
        {own.kind !== 'none' && (
          <li className={`${ROW} font-semibold`}>
            <span>{t('originals.moonshot.you')}</span>
            <span className="num text-right">{write(own.stake)}</span>
            <Left won={own.kind === 'left'}>
              {stateOf(own.kind === 'left' ? writtenMultiplier(own.multiplier) : null)}
            </Left>
          </li>
        )}
        {others.map(({ place, name, demo, stake, cashedOutAt }) => (
          <li key={place} className={`${ROW} text-text-2`}>
            <span className="flex min-w-0 items-baseline gap-1.5">
              <span className="truncate">{name}</span>
              {demo && <span className="text-xs text-text-3">{t('originals.moonshot.demo')}</span>}
            </span>
            <span className="num text-right">{write(stake)}</span>
            <Left won={cashedOutAt !== null}>{stateOf(cashedOutAt)}</Left>
          </li>
        ))}
      </ul>
      {round.players > round.list.length && (
        <p className="mt-1.5 text-xs text-text-3">
          {t('originals.moonshot.more', { count: round.players - round.list.length })}
        </p>
      )}
    </Card>
  );
}

function Left({ won, children }: { readonly won: boolean; readonly children: string }) {
  return <span className={won ? 'num text-right text-success' : 'text-right text-text-3'}>{children}</span>;
}

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawState } from '#generated/model/index.ts';
import { timeParts, useTime } from '../../entities/time/use-time.ts';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';

type CountdownProps = {
  readonly closesAt: string | undefined;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/**
 * The time until bets close, in boxes, hours only if there are any; with placeholders while it is unknown. Screen
 * readers do not announce it.
 */
export function Countdown({ closesAt, ahead }: CountdownProps) {
  const { t } = useTranslation();
  const time = useTime(ahead);
  const left = closesAt === undefined ? undefined : Date.parse(closesAt) - time;
  const parts = timeParts(left ?? 0);
  // Unknown times keep the room of all boxes.
  const first = left !== undefined && parts[0] === '00' ? 1 : 0;
  const shown = parts.slice(first);
  const units = [t('lottery.hours'), t('lottery.minutes'), t('lottery.seconds')].slice(first);
  return (
    <div
      role="timer"
      aria-label={t('lottery.closesIn')}
      className={cn('flex gap-1.5', left === undefined && 'invisible')}
    >
      {shown.map((part, place) => (
        <Fragment key={units[place]}>
          {place > 0 && (
            <span aria-hidden="true" className="grid h-10 place-items-center font-bold text-text-3">
              :
            </span>
          )}
          <span className="grid justify-items-center gap-0.5">
            <span className="num grid h-10 min-w-13 place-items-center rounded-md bg-surface-3 px-1 text-xl font-bold">
              {part}
            </span>
            <span className="text-2xs text-text-2">{units[place]}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}

/** Whether bets on the next draw are open, in a word. */
export function NextState({ state }: { readonly state: DrawState | undefined }) {
  const { t } = useTranslation();
  // Its room is kept until the draw is known, so that nothing beside it moves.
  if (state === undefined) {
    return (
      <span aria-hidden="true" className="invisible">
        <Badge tone="neutral">{t('lottery.state.open')}</Badge>
      </span>
    );
  }
  return <Badge tone={state === 'open' ? 'success' : 'neutral'}>{t(`lottery.state.${state}`)}</Badge>;
}

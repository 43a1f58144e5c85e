import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { timeParts } from '../../entities/time/time-left.ts';
import { useTime } from '../../entities/time/use-time.ts';
import { cn } from '../../lib/cn.ts';

type CountdownProps = {
  readonly closesAt: string | undefined;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** The time until bets close, in boxes, with placeholders while it is unknown. Screen readers do not announce it. */
export function Countdown({ closesAt, ahead }: CountdownProps) {
  const { t } = useTranslation();
  const time = useTime(ahead);
  const left = closesAt === undefined ? undefined : Date.parse(closesAt) - time;
  const units = [t('lottery.hours'), t('lottery.minutes'), t('lottery.seconds')];
  return (
    <div
      role="timer"
      aria-label={t('lottery.closesIn')}
      className={cn('flex gap-1.5', left === undefined && 'invisible')}
    >
      {timeParts(left ?? 0).map((part, index) => (
        <Fragment key={units[index]}>
          {index > 0 && (
            <span aria-hidden="true" className="pt-1 font-bold text-text-3">
              :
            </span>
          )}
          <span className="grid justify-items-center gap-0.5">
            <span className="num grid h-10 min-w-13 place-items-center rounded-md bg-surface-3 px-1 text-xl font-bold">
              {part}
            </span>
            <span className="text-2xs text-text-2">{units[index]}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { stopChase } from '#generated/client/lottery/lottery.ts';
import type { Chase, ChaseState, Draw, PlayType } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { PickedNumbers } from '../picked-numbers.tsx';
import { drawName } from '../slip-draws.ts';
import { useDatedDraw } from '../use-dated-draw.ts';
import { BetBadge, TakeBack } from './bet-row.tsx';
import { useOwnChanged } from './use-own-bets.ts';

type ChaseRowProps = {
  readonly chase: Chase;
  readonly plays: readonly PlayType[];
  readonly draws: readonly Draw[];
};

const tones = {
  running: 'info',
  won: 'success',
  completed: 'neutral',
  stopped: 'neutral',
} as const satisfies Record<ChaseState, string>;

/** A chase: how far it is, what it cost and paid, its draws, and a way to stop it. */
export function ChaseRow({ chase, plays, draws }: ChaseRowProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const onChanged = useOwnChanged();
  const { chaseId, state, lines, drawsDone, totalStake, paid, returned, stopOnWin } = chase;
  // The button that stops a chase goes with its run.
  const row = useLostFocusAfter<HTMLDivElement>(state);
  const shown = lines.map((line) => ({ line, play: plays.find(({ playType }) => playType === line.playType) }));
  const name = shown.map(({ line, play }) => play?.labelName ?? line.playType).join(', ');
  const facts = [
    { label: t('betting.own.chase.staked'), value: write(totalStake) },
    { label: t('betting.own.chase.paid'), value: write(paid) },
    { label: t('betting.own.chase.returned'), value: write(returned) },
  ];
  return (
    <div ref={row} tabIndex={-1} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tones[state]}>{t(`betting.own.chase.state.${state}`)}</Badge>
        <p className="min-w-45 flex-1 text-sm">
          <span className="num font-semibold">
            {t('betting.own.chase.done', { done: drawsDone, count: chase.draws.length })}
          </span>
          {stopOnWin && <span className="text-text-2">{` · ${t('betting.chase.stopOnWin')}`}</span>}
        </p>
        {state === 'running' && (
          <TakeBack
            action={t('betting.own.chase.stop')}
            name={name}
            question={t('betting.own.chase.askStop')}
            body={t('betting.own.chase.askStopText', {
              name,
              first: dated(chase.draws[0]?.drawId),
              last: dated(chase.draws.at(-1)?.drawId),
            })}
            send={() => stopChase(chaseId)}
            done={({ returned: back }) => t('betting.own.chase.stopped', { amount: write(back) })}
            onSettled={onChanged}
          />
        )}
      </div>
      <ul className="grid gap-2">
        {shown.map(({ line, play }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip may have the same entry twice
          <li key={place} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <span className="font-medium">{play?.labelName ?? line.playType}</span>
            <PickedNumbers picks={line.picks} play={play} />
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-text-2">{label}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ChaseDraws chase={chase} draws={draws} />
    </div>
  );
}

/** The draws of a chase with what each cost and how it ended, to unfold. */
function ChaseDraws({ chase, draws }: Pick<ChaseRowProps, 'chase' | 'draws'>) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  return (
    <details className="text-sm">
      <summary className="target w-fit cursor-pointer font-medium text-brand-text">
        {t('betting.own.chase.draws')}
      </summary>
      <ol className="mt-2 grid rounded-md bg-surface-2 px-3 py-1 light:bg-surface-3">
        {chase.draws.map(({ drawId, drawAt, multiple, stake, state, payout }) => (
          <li
            key={drawId}
            className="num flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-t-0"
          >
            <span className="font-medium">{drawName(draws, drawId)}</span>
            <time dateTime={drawAt} className="text-xs text-text-2">
              {dates.write(Date.parse(drawAt))}
            </time>
            <span className="ml-auto text-text-2">{`${multiple}×`}</span>
            <span className="min-w-16 text-right font-semibold">{write(stake)}</span>
            <span className="flex min-w-32 items-center justify-end gap-2">
              {state === 'won' && payout !== null && (
                <span className="text-money-positive">{write(payout, { sign: 'always' })}</span>
              )}
              <BetBadge bet={{ state, payout }} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

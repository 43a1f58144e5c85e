import { useTranslation } from 'react-i18next';
import type { MoonshotEnd, MoonshotRound } from '#generated/model/index.ts';
import { FlightCanvas } from './flight-canvas.tsx';
import { LastEnds } from './last-ends.tsx';
import type { ServerClock } from './server-clock.ts';
import { useSecondsTo } from './use-flight-view.ts';
import './moonshot.css';

type FlightStageProps = {
  readonly round: MoonshotRound;
  readonly last: readonly MoonshotEnd[];
  readonly clock: ServerClock;
  readonly still: boolean;
};

/** The stage: how the last flights ended, and this one. */
export function FlightStage({ round, last, clock, still }: FlightStageProps) {
  const { t } = useTranslation();
  const seconds = useSecondsTo(round.state === 'betting' ? round.betsCloseAt : round.nextRoundAt, clock);
  return (
    <div className="ms-stage">
      <LastEnds last={last} />
      <div className="ms-sky">
        <FlightCanvas {...{ round, clock, still }} />
        <p aria-hidden="true" data-state={round.state} className="ms-under">
          {round.state === 'betting' && (
            <>
              <span className="num ms-countdown">{seconds}</span>
              {t('originals.moonshot.takeOff')}
            </>
          )}
          {round.state === 'flying' && t('originals.moonshot.flying')}
          {round.state === 'ended' && t('originals.moonshot.next', { count: seconds })}
        </p>
      </div>
    </div>
  );
}

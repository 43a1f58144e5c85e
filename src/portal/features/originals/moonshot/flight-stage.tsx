import { useTranslation } from 'react-i18next';
import type { MoonshotEnd, MoonshotRound } from '#generated/model/index.ts';
import { FlightCanvas } from './flight-canvas.tsx';
import type { ServerClock } from './server-clock.ts';
import { useSecondsTo } from './use-flight-view.ts';
import './moonshot.css';
import { Link } from 'react-router-dom';
import { fairnessPath } from '#portal/access/paths.ts';
import { multiplierText } from '../odds-text.ts';

/** A flight that ends below this multiplier is drawn weaker. */
const LOW = 1.5;

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

/** How the last flights ended, each a way to check it. */
function LastEnds({ last }: { readonly last: readonly MoonshotEnd[] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('originals.moonshot.last')} className="ms-ends">
      {last.map(({ roundId, number, end }) => (
        <li key={roundId}>
          <Link
            to={fairnessPath(roundId)}
            data-low={Number(end) < LOW || undefined}
            className="num ms-end"
            aria-label={t('originals.moonshot.lastEnd', { number, end: multiplierText(end) })}
          >
            {multiplierText(end)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

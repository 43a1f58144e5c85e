import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moonshot } from '#generated/model/index.ts';
import { amountText } from '#portal/entities/money/amount-text.ts';
import { LossLimit } from '#portal/entities/money/loss-limit.tsx';
import { useAmount } from '#portal/entities/money/use-amount.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { probability } from '#shared/games/exact.ts';
import { equalFlights, flightsReaching, LEAST_CASH_OUT, readMultiplier } from '#shared/games/moonshot.ts';
import type { GamePageProps } from '../game.ts';
import { chanceText, multiplierText } from '../odds-text.ts';
import { RoundNotice } from '../round/round-notice.tsx';
import { BarActions, BarFacts, PhoneFacts } from '../shell/bar-parts.tsx';
import { FactList } from '../shell/fact-list.tsx';
import { FairnessCard } from '../shell/fairness-card.tsx';
import { GameLayout } from '../shell/game-layout.tsx';
import { SessionFacts } from '../shell/session-facts.tsx';
import { Shortage, unlessShort, useShortage } from '../shell/shortage.tsx';
import { StageFrame } from '../shell/stage-frame.tsx';
import { StakeField } from '../shell/stake-field.tsx';
import { useClientSeed } from '../shell/use-client-seed.ts';
import { useSound } from '../sound/use-sound.ts';
import { useStill } from '../use-reveal.ts';
import { CashOutField } from './cash-out-field.tsx';
import { readCashOutRule } from './cash-out-rule.ts';
import { FlightFoot } from './flight-foot.tsx';
import { FlightStage } from './flight-stage.tsx';
import { InThisRound } from './in-this-round.tsx';
import { ownFlight } from './own-flight.ts';
import type { ServerClock } from './server-clock.ts';
import { useFlightBet } from './use-flight-bet.ts';
import { useFlightLine } from './use-flight-line.ts';
import { useFlightView } from './use-flight-view.ts';

const USUAL_GOALS = ['2.00', '5.00'];

type FlightPageProps = GamePageProps & { readonly flight: Moonshot; readonly clock: ServerClock };

/** The page of the flight: the bet, the stage, fairness, and who is in the round. */
export function FlightPage({ rules, demo, bar, flight, clock }: FlightPageProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const unit = useMoneyUnit();
  const sound = useSound();
  const still = useStill();
  const [text, setText] = useState(() => amountText(rules.minStake, locale));
  const [ruleText, setRuleText] = useState('');
  const [seed, keepSeed] = useClientSeed();
  const { amount, problem } = useAmount(text, unit, { min: rules.minStake, max: rules.maxStake });
  const rule = readCashOutRule(ruleText);
  const bet = useFlightBet(flight);
  const { round, last } = flight;
  const view = useFlightView(round, clock, still);
  const own = ownFlight(flight, view);
  const line = useFlightLine(rules, flight, own);

  const hasLeft = own.kind === 'left';
  const { play } = sound;
  useEffect(() => {
    if (hasLeft) play('win');
  }, [hasLeft, play]);

  const locked = own.kind === 'in' || bet.busy || bet.queued !== undefined;
  const stake = problem === undefined && rule.kind !== 'wrong' ? amount : undefined;
  const short = useShortage(locked ? undefined : stake);
  const place = () => {
    if (stake === undefined) return;
    play('bet');
    bet.place({ stake, clientSeed: seed, ...(rule.kind === 'at' && { cashOutAt: rule.multiplier }) });
  };
  const goals = rule.kind === 'at' ? [...new Set([USUAL_GOALS[0] ?? '', rule.multiplier])] : USUAL_GOALS;
  const all = BigInt(equalFlights(round.rulesVersion));
  const chance = (hundredths: number, isMissed = false) => {
    const reaching = BigInt(flightsReaching(hundredths, round.rulesVersion));
    return chanceText(probability(isMissed ? all - reaching : reaching, all), locale);
  };

  return (
    <GameLayout
      bar={bar({ facts: <BarFacts rules={rules} />, actions: <BarActions /> })}
      facts={<PhoneFacts {...{ rules, demo }} />}
      stage={
        <StageFrame line={line}>
          <FlightStage {...{ round, last, clock, still }} />
        </StageFrame>
      }
      panel={
        <>
          <StakeField
            {...{ rules, text, stake: amount, disabled: locked }}
            onText={setText}
            error={locked ? undefined : problem}
          />
          <CashOutField text={ruleText} onText={setRuleText} isWrong={rule.kind === 'wrong'} disabled={locked} />
          <FactList
            facts={[
              ...goals.map((goal) => ({
                label: t('originals.moonshot.chance', { multiplier: multiplierText(goal) }),
                value: chance(readMultiplier(goal)),
              })),
              {
                label: t('originals.moonshot.atOnce'),
                value: chance(LEAST_CASH_OUT, true),
              },
              { label: t('originals.rules.maxPayout'), value: unit.write(rules.maxPayout) },
            ]}
          />
          <div className="mt-auto">
            <SessionFacts />
          </div>
        </>
      }
      foot={
        <>
          <RoundNotice note={unlessShort(bet.note, short)} rules={rules} onRetry={bet.retry} />
          {short !== undefined && <Shortage playable={short} />}
          <FlightFoot {...{ rules, round, view, own, bet, stake }} canBet={short === undefined} onBet={place} />
          <LossLimit />
        </>
      }
      aside={
        <>
          <FairnessCard
            serverSeedHash={round.serverSeedHash}
            roundId={round.state === 'ended' ? undefined : round.roundId}
            clientSeed={flight.own?.round.clientSeed ?? seed}
            onClientSeed={locked ? undefined : keepSeed}
            lastRoundId={round.state === 'ended' ? round.roundId : last[0]?.roundId}
          />
          <InThisRound flight={flight} own={own} />
        </>
      }
    />
  );
}

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules, Moonshot } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { amountText } from '#portal/entities/money/amount-text.ts';
import { LossLimit } from '#portal/entities/money/loss-limit.tsx';
import { useAmount } from '#portal/entities/money/use-amount.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { probability } from '#shared/games/exact.ts';
import {
  equalFlights,
  flightsReaching,
  LEAST_CASH_OUT,
  readMultiplier,
  writtenMultiplier,
} from '#shared/games/moonshot.ts';
import { leastAmount, multiplyAmount } from '#shared/money/amount.ts';
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
import { readCashOutRule } from './cash-out-rule.ts';
import { FlightFoot } from './flight-foot.tsx';
import { FlightStage } from './flight-stage.tsx';
import { InThisRound } from './in-this-round.tsx';
import type { OwnFlight } from './own-flight.ts';
import { ownFlight } from './own-flight.ts';
import type { ServerClock } from './server-clock.ts';
import { useFlightBet } from './use-flight-bet.ts';
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

type CashOutFieldProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isWrong: boolean;
  readonly disabled: boolean;
};

/** The multiplier at which the flight is left by itself; empty leaves it to the player. */
function CashOutField({ text, onText, isWrong, disabled }: CashOutFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('originals.moonshot.cashOutAt')}
      aside={<span className="text-xs text-text-2">{t('originals.moonshot.optional')}</span>}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      placeholder="2.00"
      disabled={disabled}
      onChange={(event) => onText(event.target.value)}
      error={isWrong ? t('originals.moonshot.cashOutRule') : undefined}
      trailing={
        text !== '' && !disabled ? (
          <IconButton size="sm" label={t('originals.moonshot.clearRule')} onClick={() => onText('')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        ) : undefined
      }
    />
  );
}

/** The line under the stage. It changes with the round and the own bet only, so that screen readers are not flooded. */
function useFlightLine(rules: InhouseRules, flight: Moonshot, own: OwnFlight): string {
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const { state, number, end } = flight.round;
  const ended = end === null ? '' : t('originals.moonshot.line.ended', { number, end: multiplierText(end) });
  if (own.kind === 'left') {
    const multiplier = writtenMultiplier(own.multiplier);
    const amount = write(leastAmount(rules.maxPayout, multiplyAmount(own.stake, multiplier, decimals)));
    return `${t('originals.moonshot.line.left', { multiplier: multiplierText(multiplier), amount })} ${ended}`.trim();
  }
  if (own.kind === 'lost') return `${ended} ${t('originals.line.lost', { amount: write(own.stake) })}`.trim();
  if (state === 'ended') return ended;
  if (state === 'flying')
    return t(own.kind === 'in' ? 'originals.moonshot.line.in' : 'originals.moonshot.line.flying', { number });
  return t(own.kind === 'in' ? 'originals.moonshot.line.placed' : 'originals.moonshot.line.betting', { number });
}

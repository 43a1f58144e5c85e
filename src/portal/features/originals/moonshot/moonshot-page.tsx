import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules, Moonshot, MoonshotRound } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { amountText, SignedAmount, useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { LossLimit } from '#portal/entities/money/loss-limit.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Spinner } from '#portal/ui/loading.tsx';
import { probability } from '#shared/games/exact.ts';
import {
  equalFlights,
  flightsReaching,
  LEAST_CASH_OUT,
  MOST_CASH_OUT,
  readMultiplier,
  writtenMultiplier,
} from '#shared/games/moonshot.ts';
import { leastAmount, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import type { GamePageProps } from '../game.ts';
import { RoundNotice } from '../round/round-notice.tsx';
import { BarActions, BarFacts, PhoneFacts } from '../shell/bar-parts.tsx';
import { FairnessCard } from '../shell/fairness-card.tsx';
import { FactList, GameLayout, StageFrame } from '../shell/game-layout.tsx';
import { SessionFacts } from '../shell/session-facts.tsx';
import { Shortage, StakeField, unlessShort, useShortage } from '../shell/stake-field.tsx';
import { useClientSeed } from '../shell/use-client-seed.ts';
import { useSound } from '../sound/use-sound.ts';
import { chanceText, multiplierText } from '../stage-parts.tsx';
import { useStill } from '../use-motion.ts';
import { FlightStage, type FlightView, type OwnFlight, ownFlight, useFlightView } from './flight-stage.tsx';
import { type ServerClock, useFlight } from './use-flight.ts';
import { type FlightBetState, useFlightBet } from './use-flight-bet.ts';

/** Moonshot: a flight that all players share (LOBBY-19). */
export function MoonshotPage(props: GamePageProps) {
  const { t } = useTranslation();
  const { flight, clock, query } = useFlight();
  if (flight !== undefined) return <FlightPage {...props} flight={flight} clock={clock} />;
  return (
    <>
      {props.bar({})}
      {query.error ? (
        <LoadFailed
          title={t('originals.moonshot.failed')}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" className="grid min-h-80 place-items-center text-text-2">
          <Spinner className="size-8" />
          <span className="sr-only">{t('common.loading')}</span>
        </div>
      )}
    </>
  );
}

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
      facts={<PhoneFacts rules={rules} demo={demo} />}
      stage={
        <StageFrame line={line}>
          <FlightStage round={round} last={last} clock={clock} still={still} />
        </StageFrame>
      }
      panel={
        <>
          <StakeField
            rules={rules}
            text={text}
            stake={amount}
            disabled={locked}
            onText={setText}
            error={locked ? undefined : problem}
          />
          <CashOutField text={ruleText} onText={setRuleText} isWrong={rule.kind === 'wrong'} disabled={locked} />
          <FactList
            facts={[
              ...goals.map((goal) => ({
                label: t('originals.moonshot.chance', { multiplier: multiplierText(goal, locale) }),
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
          <FlightFoot
            rules={rules}
            round={round}
            view={view}
            own={own}
            bet={bet}
            stake={stake}
            canBet={short === undefined}
            onBet={place}
          />
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

type FlightFootProps = {
  readonly rules: InhouseRules;
  readonly round: MoonshotRound;
  readonly view: FlightView;
  readonly own: OwnFlight;
  readonly bet: FlightBetState;
  /** The stake of the next bet; undefined while the fields have a mistake. */
  readonly stake: string | undefined;
  /** Whether the member can stake as much. */
  readonly canBet: boolean;
  readonly onBet: () => void;
};

/** The one button of the flight: bet, take back, cash out, or bet on the next round. */
function FlightFoot({ rules, round, view, own, bet, stake, canBet, onBet }: FlightFootProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  if (own.kind === 'in' && round.state === 'flying') {
    const multiplier = writtenMultiplier(view.multiplier);
    const payout = leastAmount(rules.maxPayout, multiplyAmount(own.stake, multiplier, decimals));
    return (
      <>
        <FootLine label={t('originals.moonshot.leaveNow')}>
          <SignedAmount amount={subtractAmounts(payout, own.stake)} />
        </FootLine>
        <Button variant="brand" size="lg" block loading={bet.busy} onClick={bet.cashOut}>
          {t('originals.cashOut', { amount: write(payout) })}
        </Button>
      </>
    );
  }
  if (own.kind === 'in' && round.state === 'betting') {
    return (
      <>
        <FootLine label={t('originals.moonshot.inRound')}>{write(own.stake)}</FootLine>
        <Button size="lg" block loading={bet.busy} onClick={bet.takeBack}>
          {t('originals.moonshot.takeBack')}
        </Button>
      </>
    );
  }
  if (bet.queued !== undefined) {
    return (
      <>
        <FootLine label={t('originals.moonshot.queued')}>{write(bet.queued.stake)}</FootLine>
        <Button size="lg" block onClick={bet.unqueue}>
          {t('originals.moonshot.unqueue')}
        </Button>
      </>
    );
  }
  const now = round.state === 'betting';
  return (
    <>
      <FootLine label={t('originals.moonshot.lastBet')}>
        {own.kind === 'left'
          ? multiplierText(writtenMultiplier(own.multiplier), locale)
          : own.kind === 'lost'
            ? multiplierText('0.00', locale)
            : '–'}
      </FootLine>
      <Button
        variant="brand"
        size="lg"
        block
        loading={bet.busy}
        disabled={stake === undefined || !canBet}
        onClick={onBet}
      >
        {stake === undefined
          ? t('originals.place')
          : t(now ? 'originals.placeAmount' : 'originals.moonshot.betNext', { amount: write(stake) })}
      </Button>
    </>
  );
}

function FootLine({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-sm text-text-2">{label}</span>
      <span className="num text-[15px]">{children}</span>
    </p>
  );
}

/** What a text means as rule to leave: nothing, a multiplier of the contract, or a mistake. */
type CashOutRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'at'; readonly multiplier: string }
  | { readonly kind: 'wrong' };

/** Reads `5`, `5.0`, `5,00` or `5.00x`. */
export function readCashOutRule(text: string): CashOutRule {
  const trimmed = text.trim().replace(/\s*[x×]$/i, '');
  if (trimmed === '') return { kind: 'none' };
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(trimmed);
  if (match === null) return { kind: 'wrong' };
  const [, whole = '', fraction = ''] = match;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths < LEAST_CASH_OUT || hundredths > MOST_CASH_OUT) return { kind: 'wrong' };
  return { kind: 'at', multiplier: `${Number(whole)}.${fraction.padEnd(2, '0')}` };
}

const ROW = 'grid h-9.5 grid-cols-[minmax(0,1fr)_auto_64px] items-center gap-2 text-sm';

type InThisRoundProps = { readonly flight: Moonshot; readonly own: OwnFlight };

/** Who is in the round, with masked names: the own bet first, then the greatest stakes. */
function InThisRound({ flight, own }: InThisRoundProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const write = useMoney();
  const { round } = flight;
  const others = round.list.filter(({ place }) => place !== flight.own?.place);
  const stateOf = (left: string | null) =>
    left === null
      ? t(round.state === 'ended' ? 'originals.moonshot.out' : 'originals.moonshot.in')
      : multiplierText(left, locale);
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
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const { state, number, end } = flight.round;
  const ended = end === null ? '' : t('originals.moonshot.line.ended', { number, end: multiplierText(end, locale) });
  if (own.kind === 'left') {
    const multiplier = writtenMultiplier(own.multiplier);
    const amount = write(leastAmount(rules.maxPayout, multiplyAmount(own.stake, multiplier, decimals)));
    return `${t('originals.moonshot.line.left', { multiplier: multiplierText(multiplier, locale), amount })} ${ended}`.trim();
  }
  if (own.kind === 'lost') return `${ended} ${t('originals.line.lost', { amount: write(own.stake) })}`.trim();
  if (state === 'ended') return ended;
  if (state === 'flying')
    return t(own.kind === 'in' ? 'originals.moonshot.line.in' : 'originals.moonshot.line.flying', { number });
  return t(own.kind === 'in' ? 'originals.moonshot.line.placed' : 'originals.moonshot.line.betting', { number });
}

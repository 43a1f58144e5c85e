import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInhouseRounds } from '#generated/client/inhouse/inhouse.ts';
import type { InhouseChoice, InhouseRound, InhouseRules } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { amountText, SignedAmount, useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { LossLimit } from '#portal/entities/money/loss-limit.tsx';
import { betEnd } from '#portal/entities/record/bet-facts.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { compareAmounts, leastAmount, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import type { GamePageProps, OriginalGame, Quote } from '../game.ts';
import { BarActions, BarFacts, PhoneFacts } from '../shell/bar-parts.tsx';
import { FairnessCard } from '../shell/fairness-card.tsx';
import { FactList, GameLayout, StageFrame } from '../shell/game-layout.tsx';
import { LastRounds, SessionFacts } from '../shell/session-facts.tsx';
import { Shortage, StakeField, unlessShort, useShortage } from '../shell/stake-field.tsx';
import { useClientSeed } from '../shell/use-client-seed.ts';
import { useSound } from '../sound/use-sound.ts';
import { chanceText, multiplierText, returnText } from '../stage-parts.tsx';
import { RoundNotice } from './round-notice.tsx';
import { useRound } from './use-round.ts';

/** How many ended rounds are shown; an open one may be among those that are asked for. */
const LAST = 11;

type RoundPageProps<C extends InhouseChoice> = GamePageProps & { readonly game: OriginalGame<C> };

/** A game of the house whose rounds belong to one player: its bet, its stage, its fairness. */
export function RoundPage<C extends InhouseChoice>({ game, rules, demo, bar }: RoundPageProps<C>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const unit = useMoneyUnit();
  const sound = useSound();
  const life = useRound(rules.gameId);
  const { round, commitment, isSettling } = life;
  const [chosen, setChosen] = useState(() => game.initial(rules));
  const [text, setText] = useState(() => amountText(rules.minStake, locale));
  const [seed, keepSeed] = useClientSeed();
  const { data: list } = useListInhouseRounds({ gameId: rules.gameId, pageSize: LAST + 1 });
  const { amount, problem } = useAmount(text, unit, { min: rules.minStake, max: rules.maxStake });
  const line = useLine({ rules, round, isSettling, tell: (ended) => game.tell(t, ended) });

  const open = round?.state === 'open' ? round : undefined;
  // A round of this game has a choice of this game.
  const choice = open ? (open.choice as C) : chosen;
  const disabled = open !== undefined || life.busy || isSettling;
  const quote = game.quote(rules, choice);
  const ended = list?.content
    .filter(({ state, roundId }) => state !== 'open' && !(isSettling && roundId === round?.roundId))
    .slice(0, LAST);
  const stake = problem === undefined ? amount : undefined;
  // While a round runs its stake is gone, and nothing can be bet.
  const short = useShortage(disabled ? undefined : stake);

  const bet = () => {
    if (stake === undefined) return;
    sound.play('bet');
    life.bet({ stake, clientSeed: seed, choice: chosen });
  };
  const onSettled = () => {
    // A round that pays less than its stake is no win.
    if (isSettling && round?.payout && compareAmounts(round.payout, round.stake) > 0) sound.play('win');
    life.settle();
  };

  return (
    <GameLayout
      bar={bar({ facts: <BarFacts rules={rules} />, actions: <BarActions />, balance: life.balance })}
      facts={<PhoneFacts rules={rules} demo={demo} />}
      stage={
        <StageFrame line={line}>
          <game.Stage
            rules={rules}
            choice={choice}
            round={round}
            onSettled={onSettled}
            onChoice={setChosen}
            busy={life.busy}
            act={life.act}
          />
        </StageFrame>
      }
      panel={
        <>
          <StakeField
            rules={rules}
            text={text}
            stake={amount}
            disabled={disabled}
            onText={setText}
            error={disabled ? undefined : problem}
          />
          <div className={cn('grid gap-4', disabled && open === undefined && 'opacity-62')}>
            <game.Controls rules={rules} choice={choice} disabled={disabled} onChoice={setChosen} />
          </div>
          {!open && (
            <FactList
              facts={[
                {
                  label: t(
                    game.acts
                      ? 'originals.firstChance'
                      : quote.isBest
                        ? 'originals.bestChance'
                        : 'originals.rules.chance',
                  ),
                  value: chanceText(quote.chance, locale),
                },
                {
                  label: t(
                    game.acts ? 'originals.firstPays' : quote.isBest ? 'originals.paysAtMost' : 'originals.rules.pays',
                  ),
                  value: multiplierText(quote.multiplier, locale),
                },
                { label: t('originals.rules.return'), value: returnText(rules.returnToPlayer, locale) },
                { label: t('originals.rules.maxPayout'), value: unit.write(rules.maxPayout) },
              ]}
            />
          )}
          {open && game.Progress && <game.Progress rules={rules} round={open} busy={life.busy} act={life.act} />}
          <div className="mt-auto">
            <SessionFacts />
          </div>
        </>
      }
      foot={
        <>
          <RoundNotice note={unlessShort(life.note, short)} rules={rules} onRetry={() => void life.retry()} />
          {short !== undefined && <Shortage playable={short} />}
          <BetFoot
            rules={rules}
            quote={quote}
            stake={stake}
            acts={game.acts}
            round={open}
            busy={life.busy}
            ready={
              stake !== undefined &&
              short === undefined &&
              commitment !== undefined &&
              !isSettling &&
              game.isComplete?.(choice) !== false
            }
            onBet={bet}
            onCashOut={() => life.act({ action: 'cash_out' })}
          />
          <LossLimit />
        </>
      }
      aside={
        <>
          <FairnessCard
            serverSeedHash={open?.serverSeedHash ?? commitment?.serverSeedHash}
            roundId={open?.roundId ?? commitment?.roundId}
            clientSeed={open?.clientSeed ?? seed}
            onClientSeed={open || life.busy ? undefined : keepSeed}
            replaced={commitment?.replaced}
            onRenew={open || isSettling || commitment === undefined ? undefined : () => void life.renew()}
            lastRoundId={ended?.[0]?.roundId}
          />
          <LastRounds rounds={ended} />
        </>
      }
    />
  );
}

type BetFootProps = {
  readonly rules: InhouseRules;
  /** The open round; undefined where the next step is a bet. */
  readonly round: InhouseRound | undefined;
  readonly quote: Quote;
  /** Whether the quote is about the first of several steps. */
  readonly acts: boolean;
  readonly stake: string | undefined;
  /** A call or an animation runs. */
  readonly busy: boolean;
  readonly ready: boolean;
  readonly onBet: () => void;
  readonly onCashOut: () => void;
};

/** What a win pays and the one button: the bet, or the cash out of an open round. */
function BetFoot({ rules, round, quote, acts, stake, busy, ready, onBet, onCashOut }: BetFootProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const pays = (amount: string, multiplier: string) =>
    leastAmount(rules.maxPayout, multiplyAmount(amount, multiplier, decimals));
  if (round) {
    const payout = pays(round.stake, round.multiplier);
    const canLeave = /[1-9]/.test(round.multiplier);
    return (
      <>
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-text-2">
            {canLeave
              ? t('originals.cashOutAt', { multiplier: multiplierText(round.multiplier, locale) })
              : t('originals.cashOutLater')}
          </span>
          {canLeave && (
            <span className="num text-[15px]">
              <SignedAmount amount={subtractAmounts(payout, round.stake)} />
            </span>
          )}
        </p>
        <Button variant="brand" size="lg" block loading={busy} disabled={!canLeave && !busy} onClick={onCashOut}>
          {canLeave ? t('originals.cashOut', { amount: write(payout) }) : t('originals.cashOutNone')}
        </Button>
      </>
    );
  }
  const win = stake === undefined ? undefined : pays(stake, quote.multiplier);
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-text-2">
          {t(acts ? 'originals.afterFirst' : quote.isBest ? 'originals.atMost' : 'originals.ifYouWin')}
        </span>
        <span className="num text-[15px]">
          {win === undefined || stake === undefined ? '–' : <SignedAmount amount={subtractAmounts(win, stake)} />}
        </span>
      </p>
      <Button variant="brand" size="lg" block loading={busy} disabled={!ready && !busy} onClick={onBet}>
        {stake === undefined ? t('originals.place') : t('originals.placeAmount', { amount: write(stake) })}
      </Button>
    </>
  );
}

type LineOf = {
  readonly rules: InhouseRules;
  readonly round: InhouseRound | undefined;
  /** The outcome is still to be shown. */
  readonly isSettling: boolean;
  readonly tell: (round: InhouseRound) => string;
};

/** The line under the stage: what may be done, or how the round ended. */
function useLine({ rules, round, isSettling, tell }: LineOf): string {
  const { t } = useTranslation();
  const write = useMoney();
  if (round === undefined) return t('originals.line.ready');
  if (round.state === 'open') return t('originals.line.open', { count: rules.unfinishedHours });
  if (isSettling) return t('originals.line.running');
  const { stake, payout, state } = round;
  const end = betEnd({ state, payout });
  const result =
    end === 'won' || end === 'lostPart'
      ? t(`originals.line.${end}`, { amount: write(payout ?? '0.00'), stake: write(stake) })
      : t(`originals.line.${end}`, { amount: write(stake) });
  return `${tell(round)} ${result}`;
}

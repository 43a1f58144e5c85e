import type { UseQueryResult } from '@tanstack/react-query';
import { ReceiptText, Ticket } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelLotteryBet, stopChase } from '#generated/client/lottery/lottery.ts';
import type { Chase, ChaseState, Draw, LotteryBet, LotteryBetState, PlayType } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { errorText } from '#portal/api/error-text.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { betEnd } from '#portal/entities/record/bet-facts.ts';
import { now } from '#portal/lib/clock.ts';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { groupBy } from '#shared/lists/group-by.ts';
import { addAmounts } from '#shared/money/amount.ts';
import { PickedNumbers } from '../picked-numbers.tsx';
import { drawName, useDatedDraw, useOpenDraws } from '../slip.ts';
import { useOwnBets, useOwnChanged, useOwnChases } from './use-own-bets.ts';

type OwnBetsProps = {
  readonly gameCode: string;
  readonly plays: readonly PlayType[];
  /** The coming draws of the game. */
  readonly draws: readonly Draw[];
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

const views = ['bets', 'chases'] as const;

/** The member's last bets and chases on a game. */
export function OwnBets(props: OwnBetsProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const [view, setView] = useState<(typeof views)[number]>('bets');
  const bets = useOwnBets(props.gameCode);
  // Also told while the chases are shown.
  useSettledNews(bets.data?.content, props.draws);
  return (
    <Card className="min-w-0 overflow-clip lg:[grid-area:own]">
      <div className="flex items-center gap-4 border-b border-line px-5">
        <Tabs
          name="own"
          label={t('betting.own.title')}
          items={views.map((id) => ({ id, label: t(`betting.own.${id}`) }))}
          value={view}
          onChange={setView}
          className="border-b-0"
        />
        <button
          type="button"
          className="target ml-auto text-right text-sm font-medium text-brand-text underline-offset-2 hover:underline"
          onClick={() => open('memberCenter', { own: true, panel: 'personalHistoryCopy' })}
        >
          {t('betting.own.all')}
        </button>
      </div>
      <TabPanel name="own" id={view}>
        {view === 'bets' ? <Bets {...props} query={bets} /> : <Chases {...props} />}
      </TabPanel>
    </Card>
  );
}

type BetsProps = OwnBetsProps & { readonly query: ReturnType<typeof useOwnBets> };

function Bets({ query, plays, draws, ahead }: BetsProps) {
  const { t } = useTranslation();
  // Renders again when a draw closes, whose bets can no longer be cancelled.
  useOpenDraws(draws, ahead);
  return (
    <OwnList
      query={query}
      keyOf={({ betId }) => betId}
      label={t('betting.own.bets')}
      failed={t('betting.own.betsFailed')}
      empty={{ title: t('betting.own.noBets'), text: t('betting.own.noBetsText') }}
    >
      {(bet) => (
        <BetRow
          bet={bet}
          play={plays.find(({ playType }) => playType === bet.playType)}
          draws={draws}
          canCancel={bet.cancellable && Date.parse(bet.closesAt) > now() + ahead}
        />
      )}
    </OwnList>
  );
}

function Chases({ gameCode, plays, draws }: OwnBetsProps) {
  const { t } = useTranslation();
  return (
    <OwnList
      query={useOwnChases(gameCode)}
      keyOf={({ chaseId }) => chaseId}
      label={t('betting.own.chases')}
      failed={t('betting.own.chasesFailed')}
      empty={{ title: t('betting.own.noChases'), text: t('betting.own.noChasesText') }}
    >
      {(chase) => <ChaseRow chase={chase} plays={plays} draws={draws} />}
    </OwnList>
  );
}

type OwnListProps<Item> = {
  readonly query: UseQueryResult<{ readonly content: readonly Item[] }, unknown>;
  readonly keyOf: (item: Item) => string;
  readonly label: string;
  /** The title of a failure. */
  readonly failed: string;
  /** What stands in place of no items. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Renders the content of a row. */
  readonly children: (item: Item) => ReactNode;
};

/** A list of what the member has on a game. */
function OwnList<Item>({ query, keyOf, label, failed, empty, children }: OwnListProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error) {
    return <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton className="m-5 h-24" />;
  if (data.content.length === 0) return <EmptyState icon={<Ticket size={18} />} {...empty} />;
  return (
    <ul aria-label={label}>
      {data.content.map((item) => (
        <li key={keyOf(item)} className="border-t border-line px-5 py-3.5 first:border-t-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Tells what the draws paid whose bets were open before and are settled now. */
function useSettledNews(bets: readonly LotteryBet[] | undefined, draws: readonly Draw[]): void {
  const { t } = useTranslation();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (bets === undefined) return;
    const before = open.current;
    open.current = new Set(bets.filter(({ state }) => state === 'open').map(({ betId }) => betId));
    const won = bets.filter(({ betId, state }) => state === 'won' && before.has(betId));
    for (const [drawId, ofDraw] of groupBy(won, (bet) => bet.drawId)) {
      const paid = ofDraw.map(({ payout }) => payout ?? '0.00').reduce(addAmounts, '0.00');
      toast.success(t('betting.own.won', { amount: write(paid), draw: dated(drawId, ofDraw[0]?.station?.name) }));
    }
  }, [bets, dated, t, write]);
}

type BetRowProps = {
  readonly bet: LotteryBet;
  readonly play: PlayType | undefined;
  readonly draws: readonly Draw[];
  readonly canCancel: boolean;
};

/** A bet: its picks, its stake, and what it can pay or has paid. Its record has the evidence of its draw. */
export function BetRow({ bet, play, draws, canCancel }: BetRowProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const { open } = useModals();
  const onChanged = useOwnChanged();
  const { betId, drawId, station, labelName, picks, stake, state } = bet;
  // The button that takes a bet back goes with it.
  const row = useLostFocusAfter<HTMLDivElement>(state);
  const draw = dated(drawId, station?.name);
  const name = `${labelName}, ${draw}`;
  const record = `personalHistoryCopy?${new URLSearchParams({ bet: betId })}`;
  return (
    <div ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
      <div className="grid min-w-55 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold">{labelName}</span>
          <span className="num text-xs text-text-2">{draw}</span>
        </p>
        <PickedNumbers picks={picks} play={play} />
      </div>
      <div className="flex flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-3 sm:flex-none">
        <BetBadge bet={bet} />
        <p className="num min-w-28 flex-1 text-right text-sm">
          <span className="block font-semibold">{write(stake)}</span>
          <Outcome bet={bet} />
        </p>
        {canCancel && (
          <TakeBack
            action={t('betting.own.cancel')}
            name={name}
            question={t('betting.own.askCancel')}
            body={t('betting.own.askCancelText', { bet: name, amount: write(stake) })}
            send={() => cancelLotteryBet(betId)}
            done={({ returned }) => t('betting.own.cancelled', { amount: write(returned) })}
            onSettled={onChanged}
          />
        )}
        <IconButton
          size="sm"
          label={t('betting.own.record', { name })}
          title={t('betting.own.recordTitle')}
          onClick={() => open('memberCenter', { own: true, panel: record })}
        >
          <ReceiptText size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

type TakeBackProps<Answer> = {
  /** The verb. */
  readonly action: string;
  /** What is taken back, for the button's name. */
  readonly name: string;
  readonly question: string;
  readonly body: ReactNode;
  /** The call, with an idempotency key that repetitions keep. */
  readonly send: () => Promise<Answer>;
  readonly done: (answer: Answer) => string;
  /** Runs after the answer, and without one after a refusal: the server knows better then. */
  readonly onSettled: (answer?: Answer) => void;
};

/** Takes a bet or a chase back, after a question. It tells how it ended; a refusal says why. */
function TakeBack<Answer>(props: TakeBackProps<Answer>) {
  const { action, name, question, body, send, done, onSettled } = props;
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const key = useRef<string>(undefined);
  const isBusy = useRef(false);

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    key.current ??= randomId();
    let answer: Answer | undefined;
    try {
      answer = await withIdempotencyKey(key.current, send);
      toast.success(done(answer));
      key.current = undefined;
    } catch (error) {
      toast.error(errorText(error));
    }
    isBusy.current = false;
    setSending(false);
    setAsked(false);
    onSettled(answer);
  }

  return (
    <>
      <Button size="sm" aria-label={`${action}: ${name}`} onClick={() => setAsked(true)}>
        {action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={question}
          body={body}
          cancelLabel={t('betting.own.keep')}
          confirmLabel={action}
          loading={isSending}
          onCancel={() => {
            // A sent request cannot be called back.
            if (!isSending) setAsked(false);
          }}
          onConfirm={() => void submit()}
        />
      )}
    </>
  );
}

const betTones = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  push: 'neutral',
  void: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<LotteryBetState, string>;

/** How a bet on a draw stands, or the bets of a chase on it, in a word. */
function BetBadge({ bet }: { readonly bet: Pick<LotteryBet, 'state' | 'payout'> }) {
  const { t } = useTranslation();
  return <Badge tone={betTones[bet.state]}>{t(`betting.own.state.${betEnd(bet)}`)}</Badge>;
}

/** What an open bet can pay at most, what a won one has paid, and what came back. */
function Outcome({ bet: { state, payout, maxPayout } }: Pick<BetRowProps, 'bet'>) {
  const { t } = useTranslation();
  const write = useMoney();
  if (state === 'open') {
    return <span className="block text-text-2">{t('betting.own.atMost', { amount: write(maxPayout) })}</span>;
  }
  if (payout === null || betEnd({ state, payout }) === 'lost') return null;
  return state === 'won' ? (
    <span className="block text-money-positive">{t('betting.own.paid', { amount: write(payout) })}</span>
  ) : (
    <span className="block text-text-2">{t('betting.own.back', { amount: write(payout) })}</span>
  );
}

type ChaseRowProps = {
  readonly chase: Chase;
  readonly plays: readonly PlayType[];
  readonly draws: readonly Draw[];
};

const chaseTones = {
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
        <Badge tone={chaseTones[state]}>{t(`betting.own.chase.state.${state}`)}</Badge>
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

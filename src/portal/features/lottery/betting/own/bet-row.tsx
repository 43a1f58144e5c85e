import { ReceiptText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelLotteryBet } from '#generated/client/lottery/lottery.ts';
import type { Draw, LotteryBet, LotteryBetState, PlayType } from '#generated/model/index.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { errorText } from '#portal/api/error-text.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { betEnd } from '#portal/entities/record/bet-facts.ts';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { PickedNumbers } from '../picked-numbers.tsx';
import { useDatedDraw } from '../use-dated-draw.ts';
import { useOwnChanged } from './use-own-bets.ts';

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
export function TakeBack<Answer>(props: TakeBackProps<Answer>) {
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

const tones = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  push: 'neutral',
  void: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<LotteryBetState, string>;

/** How a bet on a draw stands, or the bets of a chase on it, in a word. */
export function BetBadge({ bet }: { readonly bet: Pick<LotteryBet, 'state' | 'payout'> }) {
  const { t } = useTranslation();
  return <Badge tone={tones[bet.state]}>{t(`betting.own.state.${betEnd(bet)}`)}</Badge>;
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

import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotteryBet, LotterySlipPayload } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useMembersOnly } from '#portal/entities/favourite/use-members-only.ts';
import type { Fact } from '#portal/entities/money/facts.tsx';
import { LossLimit } from '#portal/entities/money/loss-limit.tsx';
import { MoneyForm } from '#portal/entities/money/money-form.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { SlipChase } from './slip-chase.tsx';
import { chaseDraws, drawName, moved } from './slip-draws.ts';
import { SlipEntries } from './slip-entries.tsx';
import { SlipFoot } from './slip-foot.tsx';
import type { BoardSlip } from './use-board-slip.ts';
import { useDatedDraw } from './use-dated-draw.ts';
import { type SlipFacts, useHindrance } from './use-hindrance.ts';

type SlipContentProps = {
  readonly slip: BoardSlip;
  /** Whether the chase stands in the slip. */
  readonly hasChase: boolean;
  readonly onEdit: (place: number) => void;
  readonly onAgain: () => void;
};

/** The foot keeps to the end of the scrolled slip. */
const FOOT =
  'sticky bottom-[calc(-16px-env(safe-area-inset-bottom))] z-raised -mx-5 mt-auto -mb-4 grid gap-3 border-t border-line bg-surface-1 px-5 pt-3 pb-[calc(16px+env(safe-area-inset-bottom))]';

/** The slip from its entries to the receipt. What keeps it from being placed stands in place of the button. */
export function SlipContent(props: SlipContentProps) {
  const { slip: of, onAgain } = props;
  const { state, totals, draws } = of;
  const { slip, form, quote } = state;
  const { t } = useTranslation();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const spanOf = useSpan(draws);
  const facts = useFacts(of);
  const membersOnly = useMembersOnly();
  const hindrance = useHindrance(of);
  const isSent = form.step === 'unknown' || form.step === 'done' || form.sending;
  const stake = write(quote?.totalStake ?? totals?.totalStake ?? '0.00');
  return (
    <>
      <SlipHead slip={of} isSent={isSent} />
      {!isSent && slip === undefined && (
        <div className="-mx-4.5 my-auto">
          <EmptyState icon={<Ticket size={18} />} title={t('betting.empty')} text={t('betting.emptyText')} />
        </div>
      )}
      {!isSent && slip && hindrance && (
        <div className="flex flex-1 flex-col gap-3.5">
          <Parts {...props} />
          <div className={FOOT}>
            <SlipFoot {...of} />
            <p role="status" className="rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
              {hindrance.text}
            </p>
            {hindrance.action && (
              <Button variant="brand" size="lg" block onClick={hindrance.action.onAct} className="whitespace-normal">
                {hindrance.action.label}
              </Button>
            )}
          </div>
        </div>
      )}
      {(isSent || (slip && !hindrance)) && (
        <MoneyForm
          form={{
            ...form,
            review: () => membersOnly(form.review),
            startAnew: () => {
              form.startAnew();
              onAgain();
            },
          }}
          ready
          fields={() => <Parts {...props} />}
          action={t('betting.place', { amount: stake })}
          question={t('betting.question', { amount: stake })}
          facts={facts}
          again={t('betting.again')}
          terms={<LossLimit />}
          foot={{ className: FOOT, content: <SlipFoot {...of} /> }}
          receipt={({ bets, chase, totalStake, balanceAfter }) => ({
            title: t('betting.placed', { amount: write(totalStake) }),
            reference: chase?.chaseId ?? bets[0]?.betId ?? '',
            facts: [
              chase
                ? spanOf(chase.draws, bets)
                : { label: t('betting.drawLabel'), value: dated(bets[0]?.drawId, bets[0]?.station?.name) },
              { label: t('betting.balanceAfter'), value: write(balanceAfter) },
            ],
            next: t(chase ? 'betting.chase.placed' : 'betting.placedNext'),
          })}
        />
      )}
    </>
  );
}

/** The title with the number of entries, which stays in view, and the way to remove them all. */
function SlipHead({ slip: { state, entries }, isSent }: { readonly slip: BoardSlip; readonly isSent: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="sticky top-0 z-raised -mx-5 flex min-h-12 flex-none items-center gap-2 border-b border-line bg-surface-1 pr-14 pl-5 lg:pr-5">
      <h2 className="title">{t('betting.slip')}</h2>
      {entries.length > 0 && (
        <span className="num rounded-full bg-surface-3 px-2 text-xs font-semibold text-text-2">{entries.length}</span>
      )}
      {state.slip && !isSent && (
        <button
          type="button"
          onClick={() => state.change(undefined)}
          className="target ml-auto text-sm font-medium text-brand-text"
        >
          {t('betting.clearSlip')}
        </button>
      )}
    </div>
  );
}

/** The entries of a slip, its station where several draw at once, and its chase. */
function Parts({ slip: of, hasChase, onEdit }: Omit<SlipContentProps, 'onAgain'>) {
  const { state, entries, detail, draws, open, takeOut } = of;
  const { slip, change } = state;
  if (slip === undefined) return null;
  return (
    <>
      <SlipEntries
        entries={entries}
        detail={detail}
        onEdit={onEdit}
        onRemove={takeOut}
        onMultiple={(place, multiple) =>
          change({
            ...slip,
            lines: slip.lines.map((line, other) => (other === place ? { ...line, multiple } : line)),
          })
        }
      />
      <SlipDraw {...{ slip, draws, open }} mostMultiple={detail.maxMultiple} onChange={change} />
      {hasChase && <SlipChase slip={of} />}
    </>
  );
}

type DrawOf = { readonly drawId: string };

/** Writes the draws of a chase, by its first and its last. Placed bets name the stations of draws that are far ahead. */
function useSpan(draws: readonly Draw[]): (chosen: readonly DrawOf[], bets?: readonly LotteryBet[]) => Fact {
  const { t } = useTranslation();
  const dated = useDatedDraw(draws);
  return (chosen, bets = []) => {
    const name = (one: DrawOf | undefined) =>
      dated(one?.drawId, bets.find(({ drawId }) => drawId === one?.drawId)?.station?.name);
    return {
      label: t('betting.chase.draws'),
      value: t('betting.chase.span', { draws: chosen.length, first: name(chosen[0]), last: name(chosen.at(-1)) }),
    };
  };
}

/** What the confirmation shows, priced by the server; after a reload what the slip itself says. */
function useFacts({ state: { slip, quote }, totals, draws }: SlipFacts): readonly Fact[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  const spanOf = useSpan(draws);
  const chosen = slip?.draws ?? [];
  const facts: Fact[] = [
    chosen.length > 1 ? spanOf(chosen) : { label: t('betting.drawLabel'), value: dated(chosen[0]?.drawId) },
    { label: t('betting.linesLabel'), value: formatNumber(totals?.lines ?? 0, locale) },
  ];
  if (quote) {
    facts.push(
      { label: t('betting.mostWin'), value: write(quote.maxPayoutPerDraw) },
      { label: t('betting.balanceAfter'), value: write(quote.balanceAfter) },
    );
  }
  return [
    ...facts,
    { label: t('betting.totalStake'), value: write(quote?.totalStake ?? totals?.totalStake ?? '0.00') },
  ];
}

type SlipDrawProps = {
  readonly slip: LotterySlipPayload;
  readonly draws: readonly Draw[];
  /** The draws that take bets now. */
  readonly open: readonly Draw[];
  /** The greatest multiple of a draw. */
  readonly mostMultiple: number;
  readonly onChange: (slip: LotterySlipPayload) => void;
};

/** Chooses the draw that the slip is for where several stations draw at once; nothing elsewhere. */
function SlipDraw({ slip, draws, open, mostMultiple, onChange }: SlipDrawProps) {
  const { t } = useTranslation();
  const drawId = slip.draws[0]?.drawId ?? '';
  const choices = open.filter(({ drawAt }) => drawAt === open[0]?.drawAt);
  if (choices.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-text-2">{t('betting.drawLabel')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
      <div role="group" aria-label={t('betting.station')} className="flex flex-wrap gap-1.5">
        {choices.map((draw) => (
          <Chip
            key={draw.drawId}
            selected={draw.drawId === drawId}
            onClick={() => onChange(moved(slip, chaseDraws(draws, draw.drawId), mostMultiple))}
          >
            {drawName(draws, draw.drawId)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

import { ChevronUp, Pencil, Ticket, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw, LotteryBet, LotteryGameDetail, LotterySlipPayload } from '#generated/model/index.ts';
import { useMembersOnly } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useMoneyUnit } from '#portal/entities/money/amount.tsx';
import type { Fact } from '#portal/entities/money/facts.tsx';
import { LossLimit } from '#portal/entities/money/loss-limit.tsx';
import { MoneyForm } from '#portal/entities/money/money-form.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { BottomSheet } from '#portal/ui/bottom-sheet.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { compareAmounts, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import { PickedNumbers } from './picked-numbers.tsx';
import { chanceText, type EntryFigures, oddsText, percentText } from './play.ts';
import { chaseDraws, drawName, moved, type SlipEntry, useDatedDraw } from './slip.ts';
import { SlipChase } from './slip-chase.tsx';
import { mostMultiple, Stepper } from './stake-bar.tsx';
import { type BoardSlip, type SlipFacts, useHindrance } from './use-slip.ts';

type SlipPanelProps = {
  readonly slip: BoardSlip;
  /** Whether it has room beside the board. */
  readonly isWide: boolean;
  /** Brings an entry back to the board. */
  readonly onEdit: (place: number) => void;
  /** Goes back to the board for another slip. */
  readonly onAgain: () => void;
};

/** The bet slip of a game: a card beside the board, on narrow pages a bar that opens a sheet. */
export function SlipPanel({ slip, isWide, onEdit, onAgain }: SlipPanelProps) {
  const { form } = slip.state;
  if (isWide) {
    return (
      <div className="min-w-0 [grid-area:slip] xl:contain-size">
        <Card className="sticky top-[calc(var(--header-h)+16px)] flex max-h-[calc(100dvh-var(--header-h)-32px)] xl:max-h-[max(480px,calc(100dvh-var(--header-h)-136px))] scroll-pb-50 flex-col overflow-y-auto px-5 pb-4 xl:h-full">
          <SlipContent slip={slip} hasChase={false} onEdit={onEdit} onAgain={onAgain} />
        </Card>
      </div>
    );
  }
  return (
    <SlipBar
      count={slip.entries.length}
      stake={slip.totals?.totalStake}
      isDue={form.step === 'unknown' || form.step === 'done'}
    >
      {(close) => (
        // What goes on at the board would be hidden behind the sheet.
        <SlipContent
          slip={slip}
          hasChase
          onEdit={(place) => {
            close();
            onEdit(place);
          }}
          onAgain={() => {
            close();
            onAgain();
          }}
        />
      )}
    </SlipBar>
  );
}

type SlipBarProps = {
  readonly count: number;
  /** The stake of the whole slip; undefined while it is empty. */
  readonly stake: string | undefined;
  /** Whether the sheet has a receipt or an open question. */
  readonly isDue: boolean;
  /** The slip, with a way to close the sheet. */
  readonly children: (close: () => void) => ReactNode;
};

/** The slip on narrow pages: a bar within reach of the thumb, which opens the slip as a sheet from below. */
function SlipBar({ count, stake, isDue, children }: SlipBarProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (count === 0 && !isDue && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="sticky bottom-[calc(var(--tabbar-h)+env(safe-area-inset-bottom)+8px)] z-sticky flex h-13 w-full items-center gap-2.5 rounded-lg border border-line-strong bg-surface-3 px-4 shadow-2 sm:bottom-2"
      >
        <Ticket size={18} aria-hidden="true" />
        <span className="font-semibold">{t('betting.slip')}</span>
        {count > 0 && <span className="num rounded-full bg-surface-1 px-2 text-xs font-semibold">{count}</span>}
        <span className="num ml-auto font-semibold">{stake === undefined ? '' : write(stake)}</span>
        <ChevronUp size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <BottomSheet label={t('betting.slip')} closeLabel={t('common.close')} onClose={close}>
          {children(close)}
        </BottomSheet>
      )}
    </>
  );
}

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
function SlipContent(props: SlipContentProps) {
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

/** What a slip costs: in a draw, of the balance, and in all. */
function SlipFoot({ state: { slip }, totals, balance, sumBalance, draws }: SlipFacts) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  if (slip === undefined || totals === undefined) return null;
  const [first] = slip.draws;
  const after = balance && subtractAmounts(balance, totals.totalStake);
  const elsewhere = balance && sumBalance && subtractAmounts(sumBalance, balance);
  const lines = t('betting.lines', { count: totals.lines, shown: formatNumber(totals.lines, locale) });
  const isRising = slip.draws.some(({ multiple }) => multiple !== first?.multiple);
  const perDraw = write(multiplyAmount(totals.stakePerDraw, String(first?.multiple ?? 1), 8));
  const isChase = slip.draws.length > 1;
  return (
    <dl className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <dt className="text-text-2">
          {isChase
            ? t('betting.foot.draws', { lines, count: slip.draws.length })
            : t('betting.foot.draw', { lines, draw: dated(first?.drawId) })}
        </dt>
        <dd className="num font-semibold">
          {isChase ? t(isRising ? 'betting.foot.from' : 'betting.foot.each', { amount: perDraw }) : perDraw}
        </dd>
      </div>
      {elsewhere && compareAmounts(elsewhere, '0') > 0 && (
        <div className="flex items-baseline justify-between text-sm">
          <dt className="text-text-2">{t('betting.foot.elsewhere')}</dt>
          <dd className="num font-semibold">{write(elsewhere)}</dd>
        </div>
      )}
      {after !== undefined && (
        <div className="flex items-baseline justify-between text-sm">
          <dt className="text-text-2">{t('betting.balanceAfter')}</dt>
          <dd className="num font-semibold">{write(after)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between">
        <dt className="font-semibold">{t('betting.totalStake')}</dt>
        <dd className="num text-xl/7 font-bold">{write(totals.totalStake)}</dd>
      </div>
    </dl>
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
      <SlipDraw slip={slip} draws={draws} open={open} mostMultiple={detail.maxMultiple} onChange={change} />
      {hasChase && <SlipChase slip={of} />}
    </>
  );
}

type SlipEntriesProps = {
  readonly entries: readonly SlipEntry[];
  readonly detail: LotteryGameDetail;
  readonly onMultiple: (place: number, multiple: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
};

/** The entries of a slip with what they cost and can win; each can be changed or taken out. */
function SlipEntries({ entries, detail, onMultiple, onEdit, onRemove }: SlipEntriesProps) {
  return (
    <ul className="-mx-5 -mb-3.5 grid">
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slip may have the same entry twice
        <li key={place} className="grid gap-1.5 border-b border-line px-5 pt-2.5 pb-3 last:border-b-0">
          <Entry
            entry={entry}
            detail={detail}
            onMultiple={(multiple) => onMultiple(place, multiple)}
            onEdit={() => onEdit(place)}
            onRemove={() => onRemove(place)}
          />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = {
  readonly entry: SlipEntry;
  readonly detail: LotteryGameDetail;
  readonly onMultiple: (multiple: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Entry({ entry: { line, play, figures }, detail, onMultiple, onEdit, onRemove }: EntryProps) {
  const { t } = useTranslation();
  const { decimals, write } = useMoneyUnit();
  const name = play?.labelName ?? line.playType;
  const [before, after] = t(play?.paysPerHit ? 'betting.winHit' : 'betting.win', { amount: '\n' }).split('\n');
  return (
    <>
      <div className="-mr-2 flex items-center gap-1 touch:gap-3">
        <h3 className="min-w-0 flex-1 text-sm font-semibold">{name}</h3>
        {play && (
          <IconButton size="sm" label={t('betting.edit', { name })} onClick={onEdit}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton size="sm" label={t('betting.remove', { name })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <PickedNumbers picks={line.picks} play={play} />
      {play && figures ? (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
          <Stepper
            label={t('betting.stakeOf', { name })}
            labelHidden
            value={line.multiple}
            min={1}
            max={mostMultiple(play, detail, line.unit)}
            onChange={onMultiple}
            text={stakeText(line.unit, write, decimals)}
            size="sm"
          />
          <p className="num ml-auto text-right text-xs/4.5">
            <span className="block text-[15px] font-semibold">{write(figures.stake)}</span>
            <span className="block text-text-2">
              {before}
              <span className="font-semibold text-success">{write(figures.payout)}</span>
              {after}
              {figures.isCut && ` ${t('betting.cut')}`}
            </span>
          </p>
          <Odds price={figures.price} lines={figures.lines} />
        </div>
      ) : (
        <p role="alert" className="text-sm text-danger">
          {t('betting.notOffered')}
        </p>
      )}
    </>
  );
}

/** How often the unit goes into a typed stake; undefined where the text is no stake of whole units. */
export function unitsIn(text: string, unit: string): number | undefined {
  const digits = text.replace(/^[^\d.]*|\D*$/g, '').replace(/^\./, '0.');
  // A comma before one or two last digits is a decimal one, any other separates thousands.
  const plain = digits.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(plain)) return undefined;
  const times = Number(plain) / Number(unit);
  const whole = Math.round(times);
  return Math.abs(times - whole) < 1e-6 ? whole : undefined;
}

/** What a line at stake costs, written and read in the brand's currency. */
export function stakeText(unit: string, write: (amount: string) => string, decimals: number) {
  return {
    write: (times: number) => write(multiplyAmount(unit, String(times), decimals)),
    read: (text: string) => unitsIn(text, unit),
  };
}

/** What each entry shows before it is placed: odds, how likely a combination wins, and what comes back. */
function Odds({ price, lines }: Pick<EntryFigures, 'price' | 'lines'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <p className="num basis-full text-2xs text-text-3">
      {t('betting.entryOdds', {
        odds: oddsText(price.odds, locale),
        lines: t('betting.lines', { count: lines, shown: lines }),
        chance: chanceText(price.hitProbability, locale),
        share: percentText(price.returnToPlayer / 10_000, locale),
      })}
    </p>
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

import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Draw } from '../../../../../generated/client/model/index.ts';
import { subtractAmounts } from '../../../../shared/money/amount.ts';
import { useMoney } from '../../../access/use-money.ts';
import { useMembersOnly } from '../../../entities/favourite/use-members-only.ts';
import type { Fact } from '../../../entities/money/facts.tsx';
import { LossLimit } from '../../../entities/money/loss-limit.tsx';
import { MoneyForm } from '../../../entities/money/money-form.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { SlipChase } from './slip-chase.tsx';
import { SlipDraw } from './slip-draw.tsx';
import { drawName } from './slip-draws.ts';
import { SlipEntries } from './slip-entries.tsx';
import { type SlipFacts, useHindrance } from './use-hindrance.ts';

type SlipContentProps = SlipFacts & { readonly onEdit: (place: number) => void };

/** The slip from its entries to the receipt. What keeps it from being placed stands in place of the button. */
export function SlipContent(props: SlipContentProps) {
  const { state, totals, draws, entries } = props;
  const { slip, form, quote } = state;
  const { t } = useTranslation();
  const write = useMoney();
  const spanOf = useSpan(draws);
  const facts = useFacts(props);
  const membersOnly = useMembersOnly();
  const hindrance = useHindrance(props);
  const isSent = form.step === 'unknown' || form.step === 'done' || form.sending;
  const stake = write(quote?.totalStake ?? totals?.totalStake ?? '0.00');
  return (
    <>
      <div className="mb-1 flex min-h-11 items-center gap-2 pr-9 lg:pr-0">
        <h2 className="title">{t('betting.slip')}</h2>
        {entries.length > 0 && (
          <span className="num rounded-full bg-surface-3 px-2 text-xs font-semibold text-text-2">{entries.length}</span>
        )}
        {slip && !isSent && (
          <button
            type="button"
            onClick={() => state.change(undefined)}
            className="target ml-auto text-sm font-medium text-brand-text"
          >
            {t('betting.clearSlip')}
          </button>
        )}
      </div>
      {!isSent && slip === undefined && (
        <div className="-mx-4.5">
          <EmptyState icon={<Ticket size={18} />} title={t('betting.empty')} text={t('betting.emptyText')} />
        </div>
      )}
      {!isSent && slip && hindrance && (
        <div className="grid gap-4">
          <Parts {...props} />
          <p role="status" className="rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
            {hindrance.text}
          </p>
          {hindrance.action && (
            <Button variant="brand" size="lg" block onClick={hindrance.action.onAct} className="whitespace-normal">
              {hindrance.action.label}
            </Button>
          )}
        </div>
      )}
      {(isSent || (slip && !hindrance)) && (
        <MoneyForm
          form={{ ...form, review: () => membersOnly(form.review) }}
          ready
          fields={() => <Parts {...props} />}
          action={t('betting.place', { amount: stake })}
          question={t('betting.question', { amount: stake })}
          facts={facts}
          again={t('betting.again')}
          terms={<LossLimit />}
          isActionKept
          receipt={({ bets, chase, totalStake, balanceAfter }) => ({
            title: t('betting.placed', { amount: write(totalStake) }),
            reference: chase?.chaseId ?? bets[0]?.betId ?? '',
            facts: [
              chase
                ? spanOf(chase.draws)
                : { label: t('betting.drawLabel'), value: drawName(draws, bets[0]?.drawId ?? '') },
              { label: t('betting.balanceAfter'), value: write(balanceAfter) },
            ],
            next: t(chase ? 'betting.chase.placed' : 'betting.placedNext'),
          })}
        />
      )}
    </>
  );
}

/** The entries, the draw and the totals of a slip. */
function Parts({ state, entries, totals, balance, detail, draws, open, onEdit }: SlipContentProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const { slip, change } = state;
  if (slip === undefined || totals === undefined) return null;
  const after = balance && subtractAmounts(balance, totals.totalStake);
  const withLines = (lines: typeof slip.lines) => change({ ...slip, lines });
  return (
    <>
      <SlipEntries
        entries={entries}
        detail={detail}
        onEdit={onEdit}
        onRemove={(place) => withLines(slip.lines.filter((_, other) => other !== place))}
        onMultiple={(place, multiple) =>
          withLines(slip.lines.map((line, other) => (other === place ? { ...line, multiple } : line)))
        }
      />
      <SlipDraw {...{ slip, draws, open }} mostMultiple={detail.maxMultiple} onChange={change} />
      <SlipChase {...{ slip, totals, detail, draws }} onChange={change} />
      <dl className="grid gap-1.5">
        <div className="flex items-baseline justify-between text-sm">
          <dt className="text-text-2">{t('betting.linesLabel')}</dt>
          <dd className="num font-semibold">{formatNumber(totals.lines, locale)}</dd>
        </div>
        {after !== undefined && (
          <div className="flex items-baseline justify-between text-sm">
            <dt className="text-text-2">{t('betting.balanceAfter')}</dt>
            <dd className="num font-semibold">{write(after)}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between">
          <dt className="font-semibold">{t('betting.totalStake')}</dt>
          <dd className="num text-xl font-bold">{write(totals.totalStake)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Writes the draws of a chase, by its first and its last. */
function useSpan(draws: readonly Draw[]): (chosen: readonly { readonly drawId: string }[]) => Fact {
  const { t } = useTranslation();
  return (chosen) => ({
    label: t('betting.chase.draws'),
    value: t('betting.chase.span', {
      draws: chosen.length,
      first: drawName(draws, chosen[0]?.drawId ?? ''),
      last: drawName(draws, chosen.at(-1)?.drawId ?? ''),
    }),
  });
}

/** What the confirmation shows, priced by the server; after a reload what the slip itself says. */
function useFacts({ state: { slip, quote }, totals, draws }: SlipFacts): readonly Fact[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const spanOf = useSpan(draws);
  const chosen = slip?.draws ?? [];
  const facts: Fact[] = [
    chosen.length > 1
      ? spanOf(chosen)
      : { label: t('betting.drawLabel'), value: drawName(draws, chosen[0]?.drawId ?? '') },
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

import { Dices, SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cancelBonus,
  listBonusWagering,
  useGetBonus,
  useListBonusWagering,
} from '#generated/client/promotions/promotions.ts';
import type { Bonus, BonusState, ListBonusWageringParams, WageringEntry } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useSentOnce } from '#portal/entities/reward/use-sent-once.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { WageringTerms } from '#portal/entities/wagering/wagering-terms.tsx';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { ProgressBar } from '#portal/ui/progress-bar.tsx';
import { toast } from '#portal/ui/toast.tsx';

const REFRESH_MS = 10_000;

/** A bonus with its rules, its progress, and which bet counted how much. */
export function BonusView({ bonusId, onBack }: { readonly bonusId: string; readonly onBack: () => void }) {
  const { t } = useTranslation();
  const query = useGetBonus(bonusId);
  usePolling({ enabled: query.data?.state === 'active', everyMs: REFRESH_MS, streamed: false, refetch: query.refetch });
  return (
    <div className="grid gap-5">
      <Card className="p-5">
        <RecordPage
          query={query}
          back={{ label: t('bonuses.back'), onBack }}
          barClassName="mb-4"
          gone={{ icon: <SearchX size={18} />, title: t('bonuses.gone'), text: t('bonuses.goneText') }}
        >
          {(bonus) => <Details bonus={bonus} />}
        </RecordPage>
      </Card>
      {query.data && <WageringList bonusId={bonusId} active={query.data.state === 'active'} />}
    </div>
  );
}

const spec: ListSpec<ListBonusWageringParams> = { pageSize: 20 };

type WageringListProps = {
  readonly bonusId: string;
  /** Whether bets still count. */
  readonly active: boolean;
};

/** Which bet counted how much toward a bonus, and why not more. */
function WageringList({ bonusId, active }: WageringListProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListBonusWagering(bonusId, list.query, { query: list.options });
  usePolling({ enabled: active, everyMs: REFRESH_MS, streamed: false, refetch: query.refetch });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<WageringEntry>();
    return column.columns([
      column.accessor('gameName', { header: t('bonuses.ledger.game'), meta: { card: 'title' } }),
      column.accessor('at', {
        header: t('bonuses.ledger.time'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
        meta: { kind: 'time' },
      }),
      column.accessor('stake', {
        header: t('bonuses.ledger.stake'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.stake) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('counted', {
        header: t('bonuses.ledger.counted'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.counted) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ reason }) => t(`bonuses.reason.${reason}`), {
        id: 'reason',
        header: t('bonuses.ledger.reason'),
      }),
    ]);
  }, [t, dates, write, totals]);
  const fetchPage = useCallback(
    (params: Partial<ListBonusWageringParams>) => listBonusWagering(bonusId, params),
    [bonusId],
  );
  return (
    <DataList
      title={t('bonuses.ledger.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ entryId }) => entryId}
      empty={{ icon: <Dices size={18} />, title: t('bonuses.ledger.empty'), text: t('bonuses.ledger.emptyText') }}
      source={{ name: 'wagering', fetchPage }}
    />
  );
}

function Details({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const { title, state, amount, balance, required, counted, remaining, endsAt, endedAt, wagering } = bonus;
  const { converted, forfeited } = bonus;
  // The button that gives it up goes with the state.
  const heading = useLostFocusAfter<HTMLHeadingElement>(state);
  const share = Number(required) === 0 ? 100 : Math.floor((Number(counted) / Number(required)) * 100);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="title text-lg">
          {title}
        </h3>
        <BonusBadge state={state} />
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-text-2">
          {t('bonuses.progress', { counted: write(counted), required: write(required) })}
        </p>
        <ProgressBar value={share} max={100} aria-label={t('bonuses.progressLabel')} />
      </div>
      <Facts
        facts={[
          { label: t('bonuses.amount'), value: write(amount) },
          ...(state === 'active'
            ? [
                { label: t('bonuses.balance'), value: write(balance) },
                { label: t('bonuses.remaining'), value: write(remaining) },
                { label: t('bonuses.until'), value: dates.write(Date.parse(endsAt)) },
              ]
            : [{ label: t('bonuses.endedAt'), value: dates.write(Date.parse(endedAt ?? endsAt)) }]),
          ...(converted === null ? [] : [{ label: t('bonuses.converted'), value: write(converted) }]),
          ...(forfeited === null ? [] : [{ label: t('bonuses.forfeited'), value: write(forfeited) }]),
        ]}
      />
      {state !== 'active' && <p className="text-sm">{t(`bonuses.ended.${state}`)}</p>}
      <WageringTerms wagering={wagering} />
      {state === 'active' && <Cancel bonus={bonus} />}
    </div>
  );
}

const tones = {
  active: 'info',
  completed: 'success',
  expired: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<BonusState, string>;

/** The state of a bonus, in a word. */
export function BonusBadge({ state }: { readonly state: BonusState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`bonuses.state.${state}`)}</Badge>;
}

/** Tells what is lost before a bonus is given up. */
function Cancel({ bonus: { bonusId, balance } }: { readonly bonus: Bonus }) {
  const { t } = useTranslation();
  const write = useMoney();
  const [asking, setAsking] = useState(false);
  const cancel = useSentOnce(
    (id: string) => cancelBonus(id),
    () => {
      toast.success(t('bonuses.cancelled'));
      setAsking(false);
    },
  );
  return (
    <>
      <Button className="w-fit" onClick={() => setAsking(true)}>
        {t('bonuses.cancel')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('bonuses.cancelTitle')}
          body={
            <div className="grid gap-3">
              <p>{t('bonuses.cancelText', { amount: write(balance) })}</p>
              {cancel.isError && <FailureNote error={cancel.error} onRetry={() => cancel.mutate(bonusId)} />}
            </div>
          }
          cancelLabel={t('bonuses.keep')}
          confirmLabel={t('bonuses.cancel')}
          tone="danger"
          loading={cancel.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => cancel.mutate(bonusId)}
        />
      )}
    </>
  );
}

import { Dices } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listBonusWagering, useListBonusWagering } from '#generated/client/promotions/promotions.ts';
import type { ListBonusWageringParams, WageringEntry } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { usePolling } from '#portal/entities/live/use-polling.ts';

const spec: ListSpec<ListBonusWageringParams> = { pageSize: 20 };

type WageringListProps = {
  readonly bonusId: string;
  /** Whether bets still count. */
  readonly active: boolean;
};

const REFRESH_MS = 10_000;

/** Which bet counted how much toward a bonus, and why not more. */
export function WageringList({ bonusId, active }: WageringListProps) {
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
      }),
      column.accessor('stake', {
        header: t('bonuses.ledger.stake'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.stake) }),
        meta: { numeric: true },
      }),
      column.accessor('counted', {
        header: t('bonuses.ledger.counted'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.counted) }),
        meta: { numeric: true },
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

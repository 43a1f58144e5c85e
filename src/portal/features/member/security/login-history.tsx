import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listLoginHistory, useListLoginHistory } from '#generated/client/member-security/member-security.ts';
import {
  type ListLoginHistoryParams,
  type LoginHistoryPage,
  LoginOutcome,
  type LoginRecord,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { locationText } from '#portal/entities/location/location-text.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { deviceName } from './device-name.ts';

const outcomes = Object.values(LoginOutcome);
const spec: ListSpec<ListLoginHistoryParams> = { pageSize: 10, range: 'month', filters: { outcome: outcomes } };

/** Every attempt to log in, with place and device (MEMBER-22). */
export function LoginHistory() {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListLoginHistory(list.query, { query: list.options });
  const columns = useColumns(query.data);
  return (
    <DataList
      className="xl:col-span-2"
      title={t('member.security.history.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ loginId }) => loginId}
      filters={
        <FilterSelect
          label={t('member.security.history.show')}
          all={t('member.security.history.all')}
          value={list.filters.outcome}
          options={outcomes.map((outcome) => ({ value: outcome, label: t(`member.security.outcome.${outcome}`) }))}
          onChange={(outcome) => list.show({ filters: { outcome } })}
        />
      }
      empty={{
        icon: <History size={18} />,
        title: t('member.security.history.emptyTitle'),
        text: t('member.security.history.emptyBody'),
      }}
      source={{ name: 'login-history', fetchPage: listLoginHistory }}
    />
  );
}

function useColumns(page: LoginHistoryPage | undefined) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const { totalElements = 0, failedTotal = 0 } = page ?? {};
  return useMemo(() => {
    const column = columnsOf<LoginRecord>();
    return column.columns([
      column.accessor('at', {
        header: t('member.security.history.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        footer: t('member.security.history.total', { count: totalElements }),
      }),
      column.accessor(({ device }) => deviceName(t, device), {
        id: 'device',
        header: t('member.security.history.device'),
        meta: { card: 'title' },
      }),
      column.accessor(({ method }) => t(`member.security.method.${method}`), {
        id: 'method',
        header: t('member.security.history.method'),
      }),
      column.accessor(({ country, ip }) => locationText(country, ip, locale), {
        id: 'place',
        header: t('member.security.history.place'),
      }),
      column.accessor(({ outcome }) => t(`member.security.outcome.${outcome}`), {
        id: 'outcome',
        header: t('member.security.history.outcome'),
        cell: ({ row: { original } }) => <Outcome {...original} />,
        ...(failedTotal > 0 && { footer: t('member.security.history.failed', { count: failedTotal }) }),
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, locale, dates, totalElements, failedTotal]);
}

function Outcome({ outcome, current }: Pick<LoginRecord, 'outcome' | 'current'>) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap gap-1">
      <Badge
        tone={outcome === 'success' ? 'success' : outcome === 'new_place' || outcome === 'two_step' ? 'info' : 'danger'}
      >
        {t(`member.security.outcome.${outcome}`)}
      </Badge>
      {current && <Badge>{t('member.security.history.current')}</Badge>}
    </span>
  );
}

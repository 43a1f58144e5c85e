import { Link } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listRegistrationLinks, useListRegistrationLinks } from '#generated/client/agent/agent.ts';
import { listRegistrationLinksDefaults } from '#generated/client/defaults.ts';
import {
  type ListRegistrationLinksParams,
  ListRegistrationLinksSort,
  type RegistrationLink,
} from '#generated/model/index.ts';
import { listRegistrationLinksQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { typeName } from '../type-name.ts';
import { LinkActions } from './link-actions.tsx';
import { percentText } from './rebate-text.ts';

const spec: ListSpec<ListRegistrationLinksParams> = {
  pageSize: 10,
  search: listRegistrationLinksQuerySearchMax,
  sort: { values: Object.values(ListRegistrationLinksSort), usual: listRegistrationLinksDefaults.sort },
};

/** The links of the agent with how often they were opened and used. */
export function LinkList() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const list = useListState(spec, usePanel());
  const query = useListRegistrationLinks(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<RegistrationLink>();
    return column.columns([
      column.accessor('code', {
        header: t('team.link.code'),
        cell: ({ row: { original } }) => (
          <span className="grid">
            <span className="num">{original.code}</span>
            <span className="text-xs wrap-anywhere text-text-3">
              {[original.enabled ? '' : t('team.link.isOff'), original.note ?? ''].filter(Boolean).join(', ')}
            </span>
          </span>
        ),
        meta: { card: 'title' },
      }),
      column.accessor(({ type }) => t(`team.type.${typeName(type)}`), { id: 'type', header: t('team.column.type') }),
      column.accessor(({ rebate }) => `${percentText(rebate, locale)}%`, {
        id: 'rebate',
        header: t('team.column.rebate'),
        meta: { numeric: true },
      }),
      column.accessor('visits', {
        header: t('team.link.visits'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.visits, locale) }),
        meta: { numeric: true },
      }),
      column.accessor('registrations', {
        header: t('team.link.registrations'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.registrations, locale) }),
        meta: { numeric: true },
      }),
      column.accessor('createdAt', {
        header: t('team.link.createdAt'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { numeric: true },
      }),
      column.display({
        id: 'actions',
        header: t('team.link.actions'),
        cell: ({ row: { original } }) => <LinkActions link={original} />,
        meta: { numeric: true },
      }),
    ]);
  }, [t, locale, dates, totals]);
  const fileColumns = useMemo(() => {
    const column = columnsOf<RegistrationLink>();
    const more = column.columns([
      column.accessor(({ enabled }) => t(enabled ? 'team.link.isOn' : 'team.link.isOff'), {
        id: 'state',
        header: t('team.column.state'),
      }),
      column.accessor(({ note }) => note ?? '', { id: 'note', header: t('team.link.noteShort') }),
      column.accessor('url', { header: t('team.link.address') }),
    ]);
    return [...columns, ...more];
  }, [t, columns]);
  return (
    <DataList
      title={t('team.link.title')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ linkId }) => linkId}
      searchLabel={t('team.link.search')}
      empty={{ icon: <Link size={18} />, title: t('team.link.emptyTitle'), text: t('team.link.emptyText') }}
      source={{ name: 'registration-links', fetchPage: listRegistrationLinks }}
    />
  );
}

import { FileSignature } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listContracts, useListContracts } from '#generated/client/contract/contract.ts';
import { listContractsDefaults } from '#generated/client/defaults.ts';
import {
  type Contract,
  type ContractKind,
  type ContractSide,
  ContractState,
  type ListContractsParams,
  ListContractsSort,
} from '#generated/model/index.ts';
import { listContractsQuerySearchMax } from '#generated/zod/contract/contract.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { ContractBadge } from './contract-badge.tsx';
import { otherParty, PartyCell, partyText } from './party-cell.tsx';
import { topRate } from './top-rate.ts';
import { BASIS_POINTS, usePercent } from './use-percent.ts';

const states = Object.values(ContractState);
const spec: ListSpec<ListContractsParams> = {
  pageSize: 20,
  range: 'month',
  search: listContractsQuerySearchMax,
  filters: { state: states },
  sort: { values: Object.values(ListContractsSort), usual: listContractsDefaults.sort },
};

type ContractListProps = {
  readonly kind: ContractKind;
  readonly side: ContractSide;
  readonly onOpen: (contractId: string) => void;
};

/** The contracts of a kind that pay the agent, or that it grants. */
export function ContractList({ kind, side, onOpen }: ContractListProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const list = useListState(spec, usePanel());
  const query = useListContracts({ ...list.query, kind, side }, { query: list.options });
  const columns = useMemo(() => {
    const column = columnsOf<Contract>();
    return column.columns([
      column.accessor((contract) => partyText(otherParty(contract)), {
        id: 'account',
        header: t(`contracts.party.${side}`),
        cell: ({ row: { original } }) => (
          <PartyCell party={otherParty(original)} onOpen={() => onOpen(original.contractId)} />
        ),
        meta: { card: 'title' },
      }),
      column.accessor('contractId', { header: t('contracts.contract') }),
      column.accessor(({ terms }) => topRate(terms) / BASIS_POINTS, {
        id: 'rate',
        header: t('contracts.topRate'),
        cell: ({ row: { original } }) => percent(topRate(original.terms)),
        meta: { kind: 'percent', numeric: true },
      }),
      column.accessor('updatedAt', {
        header: t('contracts.changed'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time', numeric: true },
      }),
      column.accessor(({ state }) => t(`contracts.state.${state}`), {
        id: 'state',
        header: t('contracts.stateLabel'),
        cell: ({ row: { original } }) => <ContractBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, percent, dates, side, onOpen]);
  return (
    <DataList
      title={t(`contracts.views.${side}`)}
      list={list}
      query={query}
      columns={columns}
      rowId={({ contractId }) => contractId}
      searchLabel={t('team.search')}
      filters={
        <FilterSelect
          label={t('contracts.stateLabel')}
          all={t('contracts.all')}
          value={list.filters.state}
          options={states.map((value) => ({ value, label: t(`contracts.state.${value}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{ icon: <FileSignature size={18} />, title: t('contracts.none'), text: t('contracts.noneText') }}
      source={{
        name: `contracts-${kind}-${side}`,
        fetchPage: (params, signal) => listContracts({ ...params, kind, side }, signal),
      }}
    />
  );
}

import { FileClock } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listContractRequests, useListContractRequests } from '#generated/client/contract/contract.ts';
import {
  ContractKind,
  type ContractRequest,
  type ListContractRequestsParams,
  RequestDirection,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { BASIS_POINTS, otherParty, PartyCell, partyText, topRate, usePercent } from './contract-parts.tsx';
import { ContractView } from './contract-view.tsx';

const kinds = Object.values(ContractKind);
const directions = Object.values(RequestDirection);
const spec: ListSpec<ListContractRequestsParams> = {
  pageSize: 20,
  filters: { kind: kinds, direction: directions },
};

/** `agentContractRequests`: contracts that wait for the agent or for others, or the one of the address (CONTRACT-08). */
export function RequestsPage() {
  const { params, change } = usePanel();
  const contractId = params.get('contract');
  if (contractId) {
    return <ContractView key={contractId} contractId={contractId} onBack={() => change({ contract: undefined })} />;
  }
  return <RequestList />;
}

function RequestList() {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const panel = usePanel();
  const { change } = panel;
  const list = useListState(spec, panel);
  const query = useListContractRequests(list.query, { query: list.options });
  const columns = useMemo(() => {
    const column = columnsOf<ContractRequest>();
    return column.columns([
      column.accessor(({ contract }) => partyText(otherParty(contract)), {
        id: 'account',
        header: t('contracts.other'),
        cell: ({ row: { original } }) => (
          <PartyCell
            party={otherParty(original.contract)}
            onOpen={() => change({ contract: original.contract.contractId })}
          />
        ),
        meta: { card: 'title' },
      }),
      column.accessor(({ contract }) => t(`contracts.kind.${contract.kind}`), {
        id: 'kind',
        header: t('contracts.kindLabel'),
      }),
      column.accessor(({ contract }) => topRate(contract.terms) / BASIS_POINTS, {
        id: 'rate',
        header: t('contracts.topRate'),
        cell: ({ row: { original } }) => percent(topRate(original.contract.terms)),
        meta: { kind: 'percent', numeric: true },
      }),
      column.accessor(({ direction, wants }) => t(`contracts.waits.${direction}.${wants}`), {
        id: 'wants',
        header: t('contracts.waitsFor'),
        meta: { card: 'corner' },
      }),
      column.accessor('since', {
        header: t('contracts.since'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time', numeric: true },
      }),
    ]);
  }, [t, percent, dates, change]);
  return (
    <DataList
      title={t('contracts.requestsTitle')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ contract }) => contract.contractId}
      filters={
        <>
          <FilterSelect
            label={t('contracts.direction')}
            all={t('contracts.all')}
            value={list.filters.direction}
            options={directions.map((value) => ({ value, label: t(`contracts.directions.${value}`) }))}
            onChange={(direction) => list.show({ filters: { direction } })}
          />
          <FilterSelect
            label={t('contracts.kindLabel')}
            all={t('contracts.all')}
            value={list.filters.kind}
            options={kinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
            onChange={(kind) => list.show({ filters: { kind } })}
          />
        </>
      }
      empty={{ icon: <FileClock size={18} />, title: t('contracts.noRequests'), text: t('contracts.noRequestsText') }}
      source={{ name: 'contract-requests', fetchPage: listContractRequests }}
    />
  );
}

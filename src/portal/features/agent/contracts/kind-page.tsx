import { FileSignature } from 'lucide-react';
import { use, useMemo } from 'react';
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
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { Button } from '#portal/ui/button.tsx';
import { TitleRow, TitleRowPlace } from '#portal/ui/card.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { Bills } from './bills.tsx';
import {
  BASIS_POINTS,
  ContractBadge,
  otherParty,
  PartyCell,
  partyText,
  topRate,
  usePercent,
} from './contract-parts.tsx';
import { ContractView } from './contract-view.tsx';
import { ProposeForm } from './propose-form.tsx';

const views = ['own', 'downline', 'bills'] as const;

/** The contracts of a kind: own ones, those of downlines, a new one, and what they paid (AGENT-10..13). */
function KindPage({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation();
  const { page, params, show, change } = usePanel();
  const hasTitleRow = use(TitleRowPlace) !== null;
  const view = views.find((name) => name === params.get('view')) ?? 'own';
  const contractId = params.get('contract');
  const downline = params.get('downline') ?? undefined;
  const isNew = params.get('new') !== null;
  const isWide = useMediaQuery('(width >= 1200px)');
  // The form goes with its focused button.
  const propose = useLostFocusAfter<HTMLButtonElement>(`${isNew}`);
  const isList = !contractId && !isNew && (isWide || !params.get('bill'));
  return (
    <div className="grid gap-4">
      {(isList || hasTitleRow) && (
        <TitleRow>
          <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
            <Segmented
              label={t('contracts.view')}
              value={view}
              options={views.map((value) => ({ value, label: t(`contracts.views.${value}`) }))}
              // The lists have different filters, so none is kept.
              onChange={(value) => show(`${page}?view=${value}`)}
            />
            {view === 'downline' && isList && (
              <Button ref={propose} variant="brand" onClick={() => change({ new: '1' })}>
                {t('contracts.new')}
              </Button>
            )}
          </div>
        </TitleRow>
      )}
      {contractId ? (
        <ContractView key={contractId} contractId={contractId} onBack={() => change({ contract: undefined })} />
      ) : isNew ? (
        <ProposeForm
          key={downline}
          kind={kind}
          downline={downline}
          onClose={() => change({ new: undefined, downline: undefined })}
          onOpen={(contract) => change({ new: undefined, downline: undefined, contract })}
        />
      ) : view === 'bills' || params.get('bill') ? (
        <Bills kind={kind} isWide={isWide} />
      ) : (
        <ContractList key={view} kind={kind} side={view} onOpen={(contract) => change({ contract })} />
      )}
    </div>
  );
}

export function DividendPage() {
  return <KindPage kind="dividend" />;
}

export function DailySalaryPage() {
  return <KindPage kind="daily" />;
}

export function HourlySalaryPage() {
  return <KindPage kind="hourly" />;
}

export function RealtimeSalaryPage() {
  return <KindPage kind="realtime" />;
}

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
function ContractList({ kind, side, onOpen }: ContractListProps) {
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

import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listContractBills, useListContractBills } from '#generated/client/contract/contract.ts';
import { listContractBillsDefaults } from '#generated/client/defaults.ts';
import {
  BillState,
  type ContractKind,
  ContractSide,
  type ListContractBillsParams,
  ListContractBillsSort,
} from '#generated/model/index.ts';
import { listContractBillsQuerySearchMax } from '#generated/zod/contract/contract.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import type { ListState } from '#portal/entities/list/use-list-state.ts';
import { useBillColumns } from './use-bill-columns.tsx';

const states = Object.values(BillState);
const sides = Object.values(ContractSide);
export const billSpec: ListSpec<ListContractBillsParams> = {
  pageSize: 20,
  range: 'month',
  search: listContractBillsQuerySearchMax,
  filters: { state: states, side: sides },
  sort: { values: Object.values(ListContractBillsSort), usual: listContractBillsDefaults.sort },
};

type BillListProps = {
  readonly kind: ContractKind;
  readonly list: ListState<ListContractBillsParams>;
  /** The bill that is shown beside the list. */
  readonly openId: string | null;
  /** Whether there is room beside it. */
  readonly isWide: boolean;
  readonly onOpen: (billId: string) => void;
};

/** What the contracts of a kind paid, window by window; each bill opens to its inputs (CONTRACT-09). */
export function BillList({ kind, list, openId, isWide, onOpen }: BillListProps) {
  const { t } = useTranslation();
  const query = useListContractBills({ ...list.query, kind }, { query: list.options });
  const columns = useBillColumns(query.data, onOpen);
  // What stands beside the list is not repeated in it.
  const shown = openId === null ? columns : columns.filter(({ id }) => id !== 'account' && id !== 'paid');
  return (
    <DataList
      title={t('contracts.views.bills')}
      list={list}
      query={query}
      columns={shown}
      fileColumns={columns}
      chosen={isWide ? openId : undefined}
      isDense={openId !== null}
      inTitleRow="brief"
      rowId={({ billId }) => billId}
      searchLabel={t('team.search')}
      filters={
        <>
          <FilterSelect
            label={t('contracts.side')}
            all={t('contracts.all')}
            value={list.filters.side}
            options={sides.map((value) => ({ value, label: t(`contracts.views.${value}`) }))}
            onChange={(side) => list.show({ filters: { side } })}
          />
          <FilterSelect
            label={t('contracts.stateLabel')}
            all={t('contracts.all')}
            value={list.filters.state}
            options={states.map((value) => ({ value, label: t(`contracts.billState.${value}`) }))}
            onChange={(state) => list.show({ filters: { state } })}
          />
        </>
      }
      empty={{ icon: <ReceiptText size={18} />, title: t('contracts.noBills'), text: t('contracts.noBillsText') }}
      source={{
        name: `bills-${kind}`,
        fetchPage: (params, signal) => listContractBills({ ...params, kind }, signal),
      }}
    />
  );
}

import type { ContractKind, ListContractBillsParams } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { BillAside } from './bill-aside.tsx';
import { BillFigures } from './bill-figures.tsx';
import { BillList, billSpec } from './bill-list.tsx';
import { BillView } from './bill-view.tsx';
import { billRowId, OpenBill } from './use-bill-columns.tsx';

type BillsProps = {
  readonly kind: ContractKind;
  /** Whether a bill has room beside the list. */
  readonly isWide: boolean;
};

/** The bills of a kind and, beside them or instead of them, the bill that the address names (CONTRACT-09). */
export function Bills({ kind, isWide }: BillsProps) {
  const panel = usePanel();
  const { params, change } = panel;
  const billId = params.get('bill');
  const isWhole = !isWide || params.get('whole') !== null;
  const list = useListState<ListContractBillsParams>(billSpec, panel);
  const open = useStableCallback((bill: string) => change({ bill }));
  if (billId && isWhole) {
    const back = () => change({ whole: undefined, ...(!isWide && { bill: undefined }) });
    return <BillView key={billId} billId={billId} onBack={back} />;
  }
  const close = () => {
    change({ bill: undefined });
    if (billId) document.getElementById(billRowId(billId))?.focus();
  };
  const { state: _, ...ofRange } = list.query;
  return (
    <div className="grid gap-4">
      <BillFigures kind={kind} of={ofRange} />
      <div className={cn('grid items-start gap-4', billId && 'grid-cols-[minmax(0,1fr)_clamp(280px,24vw,332px)]')}>
        <OpenBill value={billId}>
          <BillList kind={kind} list={list} openId={billId} isWide={isWide} onOpen={open} />
        </OpenBill>
        {billId && <BillAside key={billId} billId={billId} onClose={close} onWhole={() => change({ whole: '1' })} />}
      </div>
    </div>
  );
}

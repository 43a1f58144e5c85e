import { useTranslation } from 'react-i18next';
import type { ContractKind } from '../../../../../generated/client/model/index.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TitleRow } from '../../../ui/title-row.tsx';
import { BillList } from './bill-list.tsx';
import { BillView } from './bill-view.tsx';
import { ContractList } from './contract-list.tsx';
import { ContractView } from './contract-view.tsx';
import { ProposeForm } from './propose-form.tsx';

const views = ['own', 'downline', 'bills'] as const;

/** The contracts of a kind: own ones, those of downlines, a new one, and what they paid (AGENT-10..13). */
function KindPage({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation();
  const { page, params, show, change } = usePanel();
  const view = views.find((name) => name === params.get('view')) ?? 'own';
  const [contractId, billId] = [params.get('contract'), params.get('bill')];
  if (billId) return <BillView key={billId} billId={billId} onBack={() => change({ bill: undefined })} />;
  if (contractId) {
    return <ContractView key={contractId} contractId={contractId} onBack={() => change({ contract: undefined })} />;
  }
  if (params.get('new')) {
    const downline = params.get('downline') ?? undefined;
    return (
      <ProposeForm
        key={downline}
        kind={kind}
        downline={downline}
        onClose={() => change({ new: undefined, downline: undefined })}
      />
    );
  }
  const open = (contract: string) => change({ contract });
  return (
    <div className="grid gap-4">
      <TitleRow>
        <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
          <Segmented
            label={t('contracts.view')}
            value={view}
            options={views.map((value) => ({ value, label: t(`contracts.views.${value}`) }))}
            // The lists have different filters, so none is kept.
            onChange={(value) => show(`${page}?view=${value}`)}
          />
          {view === 'downline' && (
            <Button variant="brand" onClick={() => change({ new: '1' })}>
              {t('contracts.new')}
            </Button>
          )}
        </div>
      </TitleRow>
      {view === 'bills' ? (
        <BillList kind={kind} onOpen={(bill) => change({ bill })} />
      ) : (
        <ContractList key={view} kind={kind} side={view} onOpen={open} />
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

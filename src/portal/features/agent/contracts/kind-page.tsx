import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { Button } from '#portal/ui/button.tsx';
import { TitleRow, TitleRowPlace } from '#portal/ui/card.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { Bills } from './bills.tsx';
import { ContractList } from './contract-list.tsx';
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

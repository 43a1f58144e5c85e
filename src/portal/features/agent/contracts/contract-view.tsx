import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetContractQueryKey, useGetContract } from '#generated/client/contract/contract.ts';
import type { ContractAction, ContractDetail, ContractVersion } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useLostFocusAfter } from '#portal/lib/use-lost-focus.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { toast } from '#portal/ui/toast.ts';
import { ActDialog } from './act-dialog.tsx';
import { AgreedWords } from './agreed-words.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { partyText } from './party-cell.tsx';
import { TermsTable } from './terms-table.tsx';

/** A contract in words and figures with every version, and what the agent can do with it (CONTRACT-05). */
export function ContractView({ contractId, onBack }: { readonly contractId: string; readonly onBack: () => void }) {
  const { t } = useTranslation();
  const query = useGetContract(contractId);
  const queries = useQueryClient();
  const [action, setAction] = useState<ContractAction>();
  const done = (after: ContractDetail) => {
    // Until all is read again, nobody acts on the version before.
    queries.setQueryData<ContractDetail>(getGetContractQueryKey(contractId), after);
    toast.success(t('contracts.done'));
    setAction(undefined);
    void queries.invalidateQueries();
  };
  return (
    <Card className="p-5">
      <RecordPage
        query={query}
        back={{ label: t('contracts.back'), onBack }}
        barClassName="mb-4"
        gone={{ icon: <SearchX size={18} />, title: t('contracts.gone'), text: t('contracts.goneText') }}
        actions={({ contract }) =>
          contract.actions.map((name) => (
            <Button
              key={name}
              variant={name === 'sign' || name === 'agree_termination' ? 'brand' : undefined}
              onClick={() => setAction(name)}
            >
              {t(`contracts.action.${name}`)}
            </Button>
          ))
        }
      >
        {(detail) => (
          <>
            <Details detail={detail} asked={action} />
            {action !== undefined && (
              <ActDialog action={action} detail={detail} onDone={done} onCancel={() => setAction(undefined)} />
            )}
          </>
        )}
      </RecordPage>
    </Card>
  );
}

type DetailsProps = { readonly detail: ContractDetail; readonly asked: ContractAction | undefined };

function Details({ detail, asked }: DetailsProps) {
  const { contract, versions } = detail;
  const { t } = useTranslation();
  const dates = useDates();
  // The pressed action goes with the old version.
  const heading = useLostFocusAfter<HTMLHeadingElement>(`${contract.version} ${asked}`);
  const at = (moment: string | null) => (moment === null ? t('contracts.open') : dates.write(Date.parse(moment)));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="title text-lg">
          {t(`contracts.kind.${contract.kind}`)}
        </h3>
        <ContractBadge state={contract.state} />
      </div>
      <div>
        <AgreedWords version={versions[0]} />
      </div>
      <Facts
        facts={[
          { label: t('contracts.contract'), value: contract.contractId },
          { label: t('contracts.upline'), value: partyText(contract.upline) },
          { label: t('contracts.downline'), value: partyText(contract.downline) },
          { label: t('contracts.effectiveFrom'), value: at(contract.effectiveFrom) },
          { label: t('contracts.effectiveTo'), value: at(contract.effectiveTo) },
          ...(contract.replaces === null ? [] : [{ label: t('contracts.replaces'), value: contract.replaces }]),
        ]}
      />
      <TermsTable kind={contract.kind} terms={contract.terms} />
      <section className="grid gap-2">
        <h4 className="text-sm font-semibold">{t('contracts.versions')}</h4>
        <ol className="grid gap-2">
          {versions.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </ol>
      </section>
      <CompareVersions detail={detail} />
    </div>
  );
}

function Version({ version }: { readonly version: ContractVersion }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <li className="grid gap-1 rounded-md border border-line px-4 py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">
          {t('contracts.versionOf', {
            number: version.version,
            action: t(`contracts.did.${version.action}`),
            name: version.by.nickname,
          })}
        </span>
        <span className="num text-xs text-text-3">{dates.write(Date.parse(version.at))}</span>
      </span>
      {version.reason !== null && <span className="text-sm wrap-anywhere text-text-2">{version.reason}</span>}
      <span className="num text-xs wrap-anywhere text-text-3">
        {t('contracts.hash', { hash: version.textHash.slice(0, 16) })}
      </span>
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import type { Contract } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { AccountFace } from '../account-face.tsx';
import { TermsTable } from './terms-table.tsx';

type OpenProposalProps = {
  readonly open: Contract;
  readonly onOpen: (contractId: string) => void;
};

/** A proposal that waits for an answer. The server would refuse a second one, so no draft is offered. */
export function OpenProposal({ open: { contractId, kind, downline, terms, createdAt }, onOpen }: OpenProposalProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <Card className="grid min-w-0 gap-4 p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <AccountFace account={downline.account} size="lg" />
        <div className="grid min-w-0 flex-1 basis-60">
          <h3 className="text-[15px] font-semibold wrap-anywhere">
            {t('contracts.openFor', { name: downline.account })}
          </h3>
          <p className="text-sm text-text-2">{t('contracts.openText', { at: dates.write(Date.parse(createdAt)) })}</p>
        </div>
        <Button variant="brand" onClick={() => onOpen(contractId)}>
          {t('contracts.openShow')}
        </Button>
      </div>
      <TermsTable kind={kind} terms={terms} />
    </Card>
  );
}

import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractBasis } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { Card } from '#portal/ui/card.tsx';
import { AccountFace } from '../account-face.tsx';
import { typeName } from '../type-name.ts';
import { usePercent } from './use-percent.ts';

type ProposalHeadProps = {
  readonly basis: ContractBasis;
  /** The highest rate of the draft, in basis points. */
  readonly proposed: number | undefined;
};

/** Whom a proposal is for, what it replaces, and the rate now and then. */
export function ProposalHead({ basis: { downline, type, current }, proposed }: ProposalHeadProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const now = current?.terms.tiers.at(-1)?.rate;
  const replaced =
    current &&
    t('contracts.replacesOf', {
      contract: current.contractId,
      version: current.version,
      at: dates.write(Date.parse(current.effectiveFrom ?? current.createdAt), 'date'),
    });
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <AccountFace account={downline.account} size="lg" />
      <div className="grid min-w-0 flex-1 basis-60">
        <h3 className="text-[15px] font-semibold wrap-anywhere">{t('contracts.newFor', { name: downline.account })}</h3>
        <p className="text-xs text-text-3">
          {t(`team.type.${typeName(type)}`)}. {replaced ?? t('contracts.replacesNone')}
        </p>
      </div>
      <dl className="flex items-end gap-3 text-right">
        <div className="grid">
          <dt className="text-xs text-text-3">{t('contracts.now')}</dt>
          <dd className="num font-bold">{now === undefined ? t('contracts.noTier') : percent(now)}</dd>
        </div>
        <ArrowRight size={16} aria-hidden="true" className="mb-1 text-text-3" />
        <div className="grid">
          <dt className="text-xs text-text-3">{t('contracts.proposedTop')}</dt>
          <dd className="num font-bold">{proposed === undefined ? '–' : percent(proposed)}</dd>
        </div>
      </dl>
    </Card>
  );
}

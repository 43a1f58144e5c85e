import { FilePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMemberCard } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { AccountFace } from '../account-face.tsx';
import { proposalPanel } from '../contract-pages.ts';
import { GrantedCell } from '../granted-cell.tsx';
import { typeName } from '../type-name.ts';

const HEAD = 'flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5';
const FIGURES = 'flex flex-1 flex-wrap justify-between gap-x-4 gap-y-2 max-sm:basis-full sm:justify-around';

/** Whose line the table shows, with the line's figures of the range. */
export function LineHead({ card }: { readonly card: TeamMemberCard }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { show } = usePanel();
  const dates = useDates();
  const write = useMoney();
  const { member, lineFigures, lineActive, contracts, contractKinds } = card;
  const open = contracts.filter(({ state }) => state === 'requested' || state === 'valid' || state === 'terminating');
  const [kind] = contractKinds;
  return (
    <Card className={HEAD}>
      <span className="flex min-w-0 items-center gap-3">
        <AccountFace account={member.account} size="lg" />
        <span className="grid min-w-0">
          <span className="display text-lg wrap-anywhere">{member.account}</span>
          <span className="text-xs text-text-3">
            {t('team.manage.since', {
              type: t(`team.type.${typeName(member.type)}`),
              level: formatNumber(member.level, locale),
              date: dates.write(Date.parse(member.registeredAt), 'date'),
            })}
          </span>
        </span>
      </span>
      <dl className={FIGURES}>
        <Figure name={t('team.manage.below')}>{formatNumber(member.teamCount - 1, locale)}</Figure>
        <Figure name={t('team.manage.active')}>{formatNumber(lineActive, locale)}</Figure>
        <Figure name={t('team.column.turnover')}>{write(lineFigures.turnover)}</Figure>
        {member.level > 0 && (
          <Figure name={t('team.column.contract')}>
            <GrantedCell contracts={open} isLeft />
          </Figure>
        )}
      </dl>
      {kind && (
        <Button variant="brand" className="max-sm:w-full" onClick={() => show(proposalPanel(kind, member.id))}>
          <FilePlus size={16} aria-hidden="true" />
          {t('team.manage.propose')}
        </Button>
      )}
    </Card>
  );
}

/** Keeps the place of the head, so that it does not push the rows away from a finger. */
export function LineHeadSkeleton({ isTop }: { readonly isTop: boolean }) {
  const { t } = useTranslation();
  const value = <Skeleton className="h-5.5 w-16" />;
  return (
    <Card className={HEAD}>
      <Skeleton className="h-11 w-44" />
      <dl className={FIGURES}>
        <Figure name={t('team.manage.below')}>{value}</Figure>
        <Figure name={t('team.manage.active')}>{value}</Figure>
        <Figure name={t('team.column.turnover')}>{value}</Figure>
        {!isTop && <Figure name={t('team.column.contract')}>{value}</Figure>}
      </dl>
    </Card>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="num font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

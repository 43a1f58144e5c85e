import { Info, type LucideIcon, RefreshCw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VipTiers } from '#generated/model/index.ts';
import { usePrivilegeValue } from '../../entities/rank/rank.tsx';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { cn } from '../../lib/cn.ts';
import { Card } from '../../ui/card.tsx';

type PrivilegesTableProps = {
  readonly rules: VipTiers;
  /** The member's own rank. */
  readonly level: number | undefined;
};

/** The privileges, one column per rank. On narrow screens the table scrolls sideways under its row names. */
export function PrivilegesTable({ rules: { tiers, checkedAt }, level }: PrivilegesTableProps) {
  const { t } = useTranslation();
  const worthOf = usePrivilegeValue();
  const kinds = [...new Set(tiers.flatMap(({ privileges }) => privileges.map(({ kind }) => kind)))];
  const own = (rankLevel: number) => rankLevel === level && 'bg-brand-soft';
  return (
    <Card className="min-w-0 overflow-hidden">
      <section
        aria-label={t('vip.privilegesOfAll')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto -outline-offset-2"
      >
        <table className="w-full text-center text-sm">
          <thead>
            <tr className="text-xs text-text-3">
              <th scope="col" className="sticky left-0 z-raised bg-surface-1 px-4 py-3 text-left font-medium sm:px-5">
                {t('vip.privileges')}
              </th>
              {tiers.map(({ clubLabel: { labelName, rankLevel } }) => (
                <th
                  key={rankLevel}
                  scope="col"
                  className={cn('min-w-26 px-2 py-3 font-medium', own(rankLevel), own(rankLevel) && 'text-brand-text')}
                >
                  {labelName} {rankLevel === level && <span className="sr-only">({t('vip.yourRank')})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind} className="h-11 border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-raised bg-surface-1 px-4 py-2 min-w-34 text-left font-regular text-text-2 sm:min-w-50 sm:px-5"
                >
                  {t(`vip.kind.${kind}`)}
                </th>
                {tiers.map(({ clubLabel: { rankLevel }, privileges }) => {
                  const values = privileges.filter((privilege) => privilege.kind === kind).map(worthOf);
                  const value = values.join(', ') || t('vip.none');
                  return (
                    <td key={rankLevel} className={cn('px-2 py-2', !/\p{L}/u.test(value) && 'num', own(rankLevel))}>
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-line px-4 py-3.5 text-xs text-text-2 sm:px-5">
        <Note Icon={RefreshCw} text={t('vip.checked', { time: checkedAt })} />
        <Note Icon={ShieldCheck} text={t('vip.limits')} />
        <Note Icon={Info} text={t('vip.neverAsks')} />
        <Link to={`#${RULES_ID}`} className="target font-semibold text-brand-text sm:ml-auto">
          {t('vip.rules')}
        </Link>
      </div>
    </Card>
  );
}

/** The fragment of the address that leads to the rules. */
const RULES_ID = 'rules';

/** How ranks are reached and kept: the operator's text and the conditions of each rank. */
export function UpgradeRules({ rules: { tiers, periodDays, rulesHtml } }: { readonly rules: VipTiers }) {
  const { t } = useTranslation();
  const kept = tiers.filter(({ pointsToKeep }) => pointsToKeep > 0);
  return (
    <section id={RULES_ID} aria-labelledby="vip-rules" className="scroll-mt-18">
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <h2 id="vip-rules" className="title mb-3">
            {t('vip.rules')}
          </h2>
          <RichText html={rulesHtml} under={2} />
        </div>
        {kept.length > 0 && (
          <div>
            <h3 className="mb-1.5 text-lg font-semibold">{t('vip.keepNeeds', { days: periodDays })}</h3>
            <dl className="text-sm">
              {kept.map(({ clubLabel: { labelName, rankLevel }, pointsToKeep }) => (
                <div
                  key={rankLevel}
                  className="flex min-h-9 items-center justify-between gap-4 border-line py-1.5 not-first:border-t"
                >
                  <dt className="text-text-2">{labelName}</dt>
                  <dd className="font-semibold tabular-nums">{t('vip.needed', { count: pointsToKeep })}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </Card>
    </section>
  );
}

function Note({ Icon, text }: { readonly Icon: LucideIcon; readonly text: string }) {
  return (
    <span className="flex items-center gap-2">
      <Icon size={16} aria-hidden="true" className="flex-none text-text-3" />
      {text}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { VipTiers } from '#generated/model/index.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { Card } from '../../ui/card.tsx';

/** The fragment of the address that leads to the rules. */
export const RULES_ID = 'rules';

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

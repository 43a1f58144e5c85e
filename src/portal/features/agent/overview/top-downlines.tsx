import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopDownline } from '../../../../../generated/client/model/index.ts';
import { useMoney } from '../../../access/use-money.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { SignedAmount } from '../../../entities/money/signed-amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { typeName } from '../type-name.ts';

/** The direct downlines with the highest turnover of their lines; each opens its line. */
export function TopDownlines({ downlines }: { readonly downlines: readonly TopDownline[] }) {
  const { t } = useTranslation();
  const { show } = usePanel();
  const write = useMoney();
  const id = useId();
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <h3 id={id} className="mb-3 text-[15px] font-semibold">
        {t('team.top')}
      </h3>
      {downlines.length === 0 && <p className="text-sm text-text-2">{t('team.topNone')}</p>}
      <ul aria-labelledby={id} className="grid divide-y divide-line">
        {downlines.map((line) => (
          <li key={line.id} className="flex items-center gap-x-4 py-2.5 text-sm">
            <span className="grid min-w-0 flex-1">
              <button
                type="button"
                className="target justify-self-start font-semibold wrap-anywhere hover:underline"
                aria-label={t('team.manage.open', { account: line.account })}
                onClick={() => show(`agentTeamManagement?uplineId=${line.id}`)}
              >
                {line.account}
              </button>
              <span className="text-xs text-text-3">
                {t(`team.type.${typeName(line.type)}`)}, {t('team.lineOf', { count: line.teamCount })}
              </span>
            </span>
            {/* Below each other on phones, else two columns with their edges in line. */}
            <span className="num grid flex-none text-right sm:grid-cols-[8rem_8rem]">
              <span>{write(line.turnover)}</span>
              <SignedAmount amount={line.result} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

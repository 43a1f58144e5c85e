import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopDownline } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Card } from '#portal/ui/card.tsx';
import { AccountFace, typeName } from '../accounts.tsx';
import { agentsSide, GrantedCell } from '../contracts/contract-parts.tsx';

type TopDownlinesProps = { readonly downlines: readonly TopDownline[] };

/** The direct downlines with the highest turnover of their lines; each opens its line. */
export function TopDownlines({ downlines }: TopDownlinesProps) {
  const { t } = useTranslation();
  const { show } = usePanel();
  const hasRoom = useMediaQuery('(width >= 768px)');
  const id = useId();
  return (
    <Card className="min-w-0 overflow-hidden">
      <div className="flex items-center justify-between gap-4 px-4 pt-3 pb-2 sm:px-5">
        <h3 id={id} className="text-[15px] font-semibold">
          {t('team.top')}
        </h3>
        <button
          type="button"
          className="target text-sm font-semibold text-brand-text underline-offset-2 hover:underline"
          onClick={() => show('agentTeamManagement')}
        >
          {t('team.topManage')}
        </button>
      </div>
      {downlines.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-text-2 sm:px-5">{t('team.topNone')}</p>
      ) : hasRoom ? (
        <Table downlines={downlines} labelledBy={id} />
      ) : (
        <Rows downlines={downlines} labelledBy={id} />
      )}
    </Card>
  );
}

type ListProps = TopDownlinesProps & { readonly labelledBy: string };

const CELL = 'px-3 first:pl-5 last:pr-5';
const FIGURE = `${CELL} num text-right`;

function Table({ downlines, labelledBy }: ListProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const figures = ['below', 'turnover', 'result', 'contract'] as const;
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-sm">
      <thead>
        <tr className="h-9 text-xs text-text-3">
          <th scope="col" className={`${CELL} text-left font-medium`}>
            {t('team.column.account')}
          </th>
          {figures.map((name) => (
            <th key={name} scope="col" className={`${CELL} text-right font-medium`}>
              {t(`team.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {downlines.map((line) => (
          <tr key={line.id} className="h-13 border-t border-line">
            <th scope="row" className={`${CELL} py-1 text-left font-regular`}>
              <span className="flex items-center gap-2.5">
                <AccountFace account={line.account} />
                <Account line={line} detail={t(`team.type.${typeName(line.type)}`)} />
              </span>
            </th>
            {/* The line counts the account itself too. */}
            <td className={FIGURE}>{formatNumber(line.teamCount - 1, locale)}</td>
            <td className={FIGURE}>{write(line.turnover)}</td>
            <td className={FIGURE}>
              <SignedAmount amount={agentsSide(line.result)} />
            </td>
            <td className={`${CELL} text-right`}>
              <GrantedCell contracts={line.contracts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on phones, without the contract, which the line itself shows. */
function Rows({ downlines, labelledBy }: ListProps) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <ul aria-labelledby={labelledBy} className="grid divide-y divide-line pb-1">
      {downlines.map((line) => (
        <li key={line.id} className="flex items-center gap-3 px-4 py-2.5">
          <AccountFace account={line.account} />
          <span className="min-w-0 flex-1">
            <Account
              line={line}
              detail={`${t(`team.type.${typeName(line.type)}`)}, ${t('team.lineOf', { count: line.teamCount })}`}
            />
          </span>
          <span className="num grid flex-none text-right">
            <span>{write(line.turnover)}</span>
            <span className="text-xs">
              <SignedAmount amount={agentsSide(line.result)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Account({ line, detail }: { readonly line: TopDownline; readonly detail: string }) {
  const { t } = useTranslation();
  const { show } = usePanel();
  return (
    <span className="grid justify-items-start">
      <button
        type="button"
        className="target text-left font-semibold wrap-anywhere hover:underline"
        aria-label={t('team.manage.open', { account: line.account })}
        onClick={() => show(`agentTeamManagement?uplineId=${line.id}`)}
      >
        {line.account}
      </button>
      <span className="text-xs text-text-3">{detail}</span>
    </span>
  );
}

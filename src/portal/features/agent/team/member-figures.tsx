import { useTranslation } from 'react-i18next';
import type { MemberFigures as Figures, TeamMemberCard } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { agentsSide } from '../agents-side.ts';

type MemberFiguresProps = Pick<TeamMemberCard, 'figures' | 'lineFigures'>;

/** What an account and its whole line did in the range. */
export function MemberFigures({ figures, lineFigures }: MemberFiguresProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const rows: readonly { readonly name: keyof Figures; readonly label: string }[] = [
    { name: 'deposits', label: t('team.column.deposits') },
    { name: 'withdrawals', label: t('team.column.withdrawals') },
    { name: 'turnover', label: t('team.column.turnover') },
    { name: 'validTurnover', label: t('team.column.validTurnover') },
    { name: 'prizes', label: t('team.column.prizes') },
    { name: 'rebates', label: t('team.member.rebates') },
    { name: 'promotions', label: t('team.member.promotions') },
    { name: 'fees', label: t('team.member.fees') },
  ];
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1 text-left text-[15px] font-semibold">{t('team.member.figures')}</caption>
      <thead>
        <tr className="text-xs text-text-3">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('team.member.figure')}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {t('team.member.own')}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t('team.member.line')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal text-text-2">
              {label}
            </th>
            <td className="num py-1.5 text-right">{write(figures[name])}</td>
            <td className="num py-1.5 pl-3 text-right">{write(lineFigures[name])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-semibold">
          <th scope="row" className="py-1.5 text-left">
            {t('team.column.result')}
          </th>
          <td className="py-1.5 text-right">
            <SignedAmount amount={agentsSide(figures.result)} />
          </td>
          <td className="py-1.5 pl-3 text-right">
            <SignedAmount amount={agentsSide(lineFigures.result)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

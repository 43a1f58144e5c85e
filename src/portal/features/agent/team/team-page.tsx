import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetTeamMember } from '#generated/client/agent/agent.ts';
import type { MemberFigures as Figures, TeamMemberCard } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { typeName } from '../accounts.tsx';
import { agentsSide } from '../contracts/contract-parts.tsx';
import { DownlineTransfer } from './downline-transfer.tsx';
import { TeamList, teamSpec } from './team-list.tsx';
import { TeamMessage } from './team-message.tsx';

/** `agentTeamManagement`: the team, or the member of it that the address names (AGENT-05, WALLET-08). */
export function TeamPage() {
  const { params, change } = usePanel();
  const memberId = params.get('member');
  if (!memberId) return <TeamList />;
  const act = params.get('act');
  const toCard = () => change({ act: undefined });
  if (act === 'transfer') return <DownlineTransfer key={memberId} memberId={memberId} onBack={toCard} />;
  if (act === 'message') return <TeamMessage key={memberId} memberId={memberId} onBack={toCard} />;
  return (
    <MemberCard
      key={memberId}
      memberId={memberId}
      onBack={() => change({ member: undefined })}
      onAct={(next) => change({ act: next })}
    />
  );
}

type MemberCardProps = {
  readonly memberId: string;
  readonly onBack: () => void;
  readonly onAct: (act: 'transfer' | 'message') => void;
};

/** Everything that an agent may know and do about somebody of the team, with the figures of the list's range. */
function MemberCard({ memberId, onBack, onAct }: MemberCardProps) {
  const { t } = useTranslation();
  const { show } = usePanel();
  const { from, to } = useListState(teamSpec, usePanel()).query;
  const query = useGetTeamMember(memberId, { ...(from && { from }), ...(to && { to }) });
  return (
    <Card className="mx-auto w-full max-w-160 p-5">
      <RecordPage
        query={query}
        back={{ label: t('team.member.back'), onBack }}
        barClassName="mb-4"
        gone={{ icon: <SearchX size={18} />, title: t('team.member.gone'), text: t('team.member.goneText') }}
      >
        {(card) => (
          <Details card={card}>
            <div className="flex flex-wrap gap-2">
              {card.canTransfer && (
                <Button variant="brand" size="sm" onClick={() => onAct('transfer')}>
                  {t('team.member.transfer')}
                </Button>
              )}
              {card.member.level > 0 && (
                <Button size="sm" onClick={() => onAct('message')}>
                  {t('team.member.message')}
                </Button>
              )}
              {card.member.directCount > 0 && (
                <Button size="sm" onClick={() => show(`agentTeamManagement?uplineId=${memberId}`)}>
                  {t('team.member.showLine')}
                </Button>
              )}
              <Button size="sm" onClick={() => show(`agentTeamBetting?memberId=${memberId}`)}>
                {t('team.member.showBets')}
              </Button>
              <Button size="sm" onClick={() => show(`agentTransactionDetails?memberId=${memberId}`)}>
                {t('team.member.showMoney')}
              </Button>
            </div>
          </Details>
        )}
      </RecordPage>
    </Card>
  );
}

type DetailsProps = { readonly card: TeamMemberCard; readonly children: React.ReactNode };

function Details({ card: { member, path, balance, figures, lineFigures }, children }: DetailsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const write = useMoney();
  const { account, nickname, type, level, rebate, state, directCount, teamCount, registeredAt, lastSeenAt } = member;
  const facts: readonly Fact[] = [
    { label: t('team.member.nickname'), value: nickname },
    { label: t('team.member.path'), value: path.map((step) => step.account).join(' › ') },
    { label: t('team.column.balance'), value: write(balance), numeric: true },
    { label: t('team.column.rebate'), value: `${formatNumber(rebate / 100, locale)}%`, numeric: true },
    { label: t('team.member.direct'), value: formatNumber(directCount, locale), numeric: true },
    { label: t('team.column.people'), value: formatNumber(teamCount, locale), numeric: true },
    { label: t('team.member.registered'), value: dates.write(Date.parse(registeredAt)), numeric: true },
    {
      label: t('team.column.lastSeen'),
      value: lastSeenAt === null ? t('team.never') : dates.write(Date.parse(lastSeenAt)),
      numeric: true,
    },
  ];
  return (
    <RecordDetails
      title={account}
      subtitle={`${t(`team.type.${typeName(type)}`)}, ${t('team.column.level')} ${level}`}
      badge={<Badge>{t(`team.state.${state}`)}</Badge>}
      facts={facts}
    >
      {children}
      <MemberFigures figures={figures} lineFigures={lineFigures} />
    </RecordDetails>
  );
}

type MemberFiguresProps = Pick<TeamMemberCard, 'figures' | 'lineFigures'>;

/** What an account and its whole line did in the range. */
function MemberFigures({ figures, lineFigures }: MemberFiguresProps) {
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

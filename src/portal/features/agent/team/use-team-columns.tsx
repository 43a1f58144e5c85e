import {
  ArrowRightLeft,
  Ellipsis,
  FilePlus,
  FileText,
  GitBranch,
  IdCard,
  MessageSquare,
  ReceiptText,
  Scale,
  Send,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMemberPage, TeamMemberRow } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { columnsOf, type ListColumns } from '#portal/entities/list/list-columns.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { formatAgo } from '#portal/lib/relative-time.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { Menu, type MenuItem } from '#portal/ui/menu.tsx';
import { AccountFace, typeName } from '../accounts.tsx';
import { agentsSide, contractPanel, GrantedCell, proposalPanel, useGrantedText } from '../contracts/contract-parts.tsx';

/** The columns of the team; the name of an account shows all about it. */
export function useTeamColumns(page: TeamMemberPage | undefined) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const granted = useGrantedText();
  const totals = page?.totals;
  const count = page?.totalElements;
  return useMemo(() => {
    const column = columnsOf<TeamMemberRow>();
    return column.columns([
      column.accessor(({ member }) => member.account, {
        id: 'account',
        header: t('team.column.account'),
        cell: ({ row: { original } }) => <AccountCell row={original} />,
        ...(count !== undefined && { footer: t('team.manage.accounts', { count }) }),
        meta: { card: 'title' },
      }),
      column.accessor(({ member }) => member.teamCount - 1, {
        id: 'teamCount',
        header: t('team.column.below'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor('balance', {
        header: t('team.column.balance'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.balance) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ figures }) => figures.turnover, {
        id: 'turnover',
        header: t('team.column.turnover'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.figures.turnover) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ figures }) => agentsSide(figures.result), {
        id: 'result',
        header: t('team.column.result'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={agentsSide(totals.figures.result)} /> }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ member, contracts }) => (member.level > 0 ? granted(contracts) : ''), {
        id: 'contract',
        header: t('team.column.contract'),
        cell: ({ row: { original } }) => original.member.level > 0 && <GrantedCell contracts={original.contracts} />,
        meta: { numeric: true },
      }),
      column.accessor(({ member }) => member.lastSeenAt, {
        id: 'lastSeenAt',
        header: t('team.column.lastSeen'),
        cell: ({ row: { original } }) => <LastSeen at={original.member.lastSeenAt} />,
        meta: { kind: 'time', numeric: true },
      }),
      column.display({
        id: 'menu',
        header: () => <span className="sr-only">{t('team.manage.menu')}</span>,
        cell: ({ row: { original } }) => <RowMenu row={original} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, locale, write, granted, totals, count]);
}

/** What the agent can do with somebody of the team. */
function RowMenu({ row }: { readonly row: TeamMemberRow }) {
  const { t } = useTranslation();
  const items = useItems(row);
  return (
    <Menu
      label={t('team.manage.actions', { account: row.member.account })}
      items={items}
      trigger={(props) => (
        <IconButton {...props} size="sm" label={t('team.manage.actions', { account: row.member.account })}>
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      )}
    />
  );
}

function useItems({ member, contracts, contractKinds, canTransfer }: TeamMemberRow): readonly MenuItem[] {
  const { t } = useTranslation();
  const { show, change } = usePanel();
  const { id, directCount, level } = member;
  const [contract] = contracts;
  const [kind] = contractKinds;
  const item = (
    name: 'show' | 'details' | 'contract' | 'propose' | 'transfer' | 'message' | 'bets' | 'profit' | 'money',
    Icon: MenuItem['Icon'],
    onSelect: () => void,
  ) => ({ id: name, label: t(`team.manage.${name}`), Icon, onSelect });
  return [
    ...(directCount > 0 && level > 0
      ? [item('show', GitBranch, () => change({ uplineId: id, page: undefined, search: undefined }))]
      : []),
    item('details', IdCard, () => change({ member: id })),
    ...(contract ? [item('contract', FileText, () => show(contractPanel(contract)))] : []),
    ...(kind ? [item('propose', FilePlus, () => show(proposalPanel(kind, id)))] : []),
    ...(canTransfer ? [item('transfer', Send, () => change({ member: id, act: 'transfer' }))] : []),
    ...(level > 0 ? [item('message', MessageSquare, () => change({ member: id, act: 'message' }))] : []),
    { ...item('bets', ReceiptText, () => show(`agentTeamBetting?memberId=${id}`)), isApart: true },
    ...(directCount > 0 ? [item('profit', Scale, () => show(`agentUserProfitLoss?parentId=${id}`))] : []),
    item('money', ArrowRightLeft, () => show(`agentTransactionDetails?memberId=${id}`)),
  ];
}

/** The columns of the file: the name of an account there stands in columns of its own. */
export function useTeamFileColumns(columns: ListColumns<TeamMemberRow>): ListColumns<TeamMemberRow> {
  const { t } = useTranslation();
  return useMemo(() => {
    const column = columnsOf<TeamMemberRow>();
    const names = column.columns([
      column.accessor('member.nickname', { header: t('team.member.nickname') }),
      column.accessor(({ member }) => t(`team.type.${typeName(member.type)}`), {
        id: 'type',
        header: t('team.column.type'),
      }),
      column.accessor('member.level', { header: t('team.column.level'), meta: { kind: 'number' } }),
      column.accessor(({ member }) => t(`team.state.${member.state}`), { id: 'state', header: t('team.column.state') }),
    ]);
    return [...columns.slice(0, 1), ...names, ...columns.slice(1)];
  }, [t, columns]);
}

function AccountCell({ row: { member } }: { readonly row: TeamMemberRow }) {
  const { t } = useTranslation();
  const { change } = usePanel();
  const { id, account, type, level, state } = member;
  const details = [t(`team.type.${typeName(type)}`), `${t('team.column.level')} ${level}`];
  if (state !== 'active') details.push(t(`team.state.${state}`));
  return (
    <span className="flex items-center gap-2.5">
      <AccountFace account={account} />
      <span className="grid justify-items-start">
        <button
          type="button"
          className="target text-left font-semibold whitespace-nowrap hover:underline"
          onClick={() => change({ member: id })}
        >
          {account}
        </button>
        <span className="text-xs whitespace-nowrap text-text-3">{details.join(', ')}</span>
      </span>
    </span>
  );
}

const MINUTE = 60_000;
/** From then on a date says more than a distance. */
const WEEK = 7 * 24 * 60 * MINUTE;

/** When an account was last there: now, how long ago within a week, else the day. */
function LastSeen({ at }: { readonly at: string | null }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  if (at === null) return <span className="text-text-3">{t('team.never')}</span>;
  const [time, today] = [Date.parse(at), now()];
  if (today - time < 5 * MINUTE) {
    return (
      <span className="inline-flex items-center gap-1.5 text-success">
        <span aria-hidden="true" className="size-1.5 rounded-full bg-success" />
        {t('team.now')}
      </span>
    );
  }
  const text = today - time < WEEK ? formatAgo(time, today, locale) : dates.write(time, 'day');
  return (
    <time dateTime={at} title={dates.write(time)} className="font-normal text-text-3">
      {text}
    </time>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMemberPage, TeamMemberRow } from '../../../../../generated/client/model/index.ts';
import { useDates } from '../../../access/use-dates.ts';
import { useMoney } from '../../../access/use-money.ts';
import { columnsOf } from '../../../entities/list/list-columns.ts';
import { SignedAmount } from '../../../entities/money/signed-amount.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../lib/format.ts';
import { typeName } from '../type-name.ts';

/** The columns of the team; the name of an account shows all about it. */
export function useTeamColumns(page: TeamMemberPage | undefined, onOpen: (memberId: string) => void) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<TeamMemberRow>();
    const never = t('team.never');
    return column.columns([
      column.accessor(({ member }) => member.account, {
        id: 'account',
        header: t('team.column.account'),
        cell: ({ row: { original } }) => <AccountCell row={original} onOpen={onOpen} />,
        meta: { card: 'title' },
      }),
      column.accessor(({ member }) => member.teamCount, {
        id: 'teamCount',
        header: t('team.column.people'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        meta: { numeric: true },
      }),
      column.accessor('balance', {
        header: t('team.column.balance'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.balance) }),
        meta: { numeric: true },
      }),
      column.accessor(({ figures }) => figures.deposits, {
        id: 'deposits',
        header: t('team.column.deposits'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.figures.deposits) }),
        meta: { numeric: true },
      }),
      column.accessor(({ figures }) => figures.turnover, {
        id: 'turnover',
        header: t('team.column.turnover'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.figures.turnover) }),
        meta: { numeric: true },
      }),
      column.accessor(({ figures }) => figures.result, {
        id: 'result',
        header: t('team.column.result'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.figures.result} /> }),
        meta: { numeric: true },
      }),
      column.accessor(({ member }) => member.lastSeenAt ?? never, {
        id: 'lastSeenAt',
        header: t('team.column.lastSeen'),
        cell: ({ row: { original } }) => {
          const { lastSeenAt } = original.member;
          return <span className="num">{lastSeenAt === null ? never : dates.write(Date.parse(lastSeenAt))}</span>;
        },
        meta: { numeric: true },
      }),
    ]);
  }, [t, locale, dates, write, totals, onOpen]);
}

type CellProps = { readonly row: TeamMemberRow; readonly onOpen: (memberId: string) => void };

function AccountCell({ row: { member }, onOpen }: CellProps) {
  const { t } = useTranslation();
  const { id, account, type, level, state } = member;
  const details = [t(`team.type.${typeName(type)}`), `${t('team.column.level')} ${level}`];
  if (state !== 'active') details.push(t(`team.state.${state}`));
  return (
    <span className="grid justify-items-start">
      <button
        type="button"
        className="target text-left font-semibold wrap-anywhere hover:underline"
        onClick={() => onOpen(id)}
      >
        {account}
      </button>
      <span className="text-xs text-text-3">{details.join(', ')}</span>
    </span>
  );
}

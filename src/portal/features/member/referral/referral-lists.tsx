import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listInvitees, useListInvitees } from '#generated/client/promotions/promotions.ts';
import type { Invitee, InviteeState, ListInviteesParams } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { Badge } from '#portal/ui/badge.tsx';

const spec: ListSpec<ListInviteesParams> = { pageSize: 20, range: 'month' };

const tones = {
  registered: 'neutral',
  deposited: 'info',
  active: 'success',
  refused: 'danger',
} as const satisfies Record<InviteeState, string>;

/** The friends who registered in the period, with masked names. */
export function FriendList() {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListInvitees(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<Invitee>();
    return column.columns([
      column.accessor('account', { header: t('referral.account'), meta: { card: 'title' } }),
      column.accessor('registeredAt', {
        header: t('referral.registered'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
        meta: { kind: 'time' },
      }),
      column.accessor('turnover', {
        header: t('referral.turnover'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.turnover) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('reward', {
        header: t('referral.reward'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.reward) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`referral.states.${state}`), {
        id: 'state',
        header: t('referral.state'),
        cell: ({ row: { original }, getValue }) => <Badge tone={tones[original.state]}>{getValue()}</Badge>,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals]);
  const refused = query.data?.content.some(({ state }) => state === 'refused');
  return (
    <>
      <DataList
        title={t('referral.list.friends')}
        {...{ list, query, columns }}
        rowId={({ account, registeredAt }) => `${account} ${registeredAt}`}
        empty={{ icon: <Users size={18} />, title: t('referral.noFriends'), text: t('referral.noFriendsText') }}
        source={{ name: 'friends', fetchPage: listInvitees }}
      />
      {refused && <p className="text-sm text-text-3">{t('referral.refusedText')}</p>}
    </>
  );
}

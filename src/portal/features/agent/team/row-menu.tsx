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
import { useTranslation } from 'react-i18next';
import type { TeamMemberRow } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#portal/ui/menu.tsx';
import { contractPanel, proposalPanel } from '../contract-pages.ts';

/** What the agent can do with somebody of the team. */
export function RowMenu({ row }: { readonly row: TeamMemberRow }) {
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

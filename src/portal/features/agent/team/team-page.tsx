import { usePanel } from '../../../access/use-panel.ts';
import { DownlineTransfer } from './downline-transfer.tsx';
import { MemberCard } from './member-card.tsx';
import { TeamList } from './team-list.tsx';

/** `agentTeamManagement`: the team, or the member of it that the address names (AGENT-05, WALLET-08). */
export function TeamPage() {
  const { params, change } = usePanel();
  const memberId = params.get('member');
  if (!memberId) return <TeamList />;
  if (params.get('act') === 'transfer') {
    return <DownlineTransfer key={memberId} memberId={memberId} onBack={() => change({ act: undefined })} />;
  }
  return (
    <MemberCard
      key={memberId}
      memberId={memberId}
      onBack={() => change({ member: undefined })}
      onTransfer={() => change({ act: 'transfer' })}
    />
  );
}

import { usePanel } from '#portal/access/use-panel.ts';
import { DownlineTransfer } from './downline-transfer.tsx';
import { MemberCard } from './member-card.tsx';
import { TeamList } from './team-list.tsx';
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

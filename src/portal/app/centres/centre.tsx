import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../modals/modal-props.ts';
import { useMember } from '../shell/use-member.ts';
import { AgentCentre } from './agent-centre.tsx';
import { CentreFrame } from './centre-frame.tsx';
import { memberPages } from './member-pages.ts';
import { useCentreGate } from './use-centre-gate.ts';

/** The centre in the address, if the visitor may see it. */
export function Centre({ name, onClose }: ModalProps) {
  const isOpen = useCentreGate(name === 'agentCenter' ? name : 'memberCenter');
  if (!isOpen) return null;
  return name === 'agentCenter' ? <AgentCentre onClose={onClose} /> : <MemberCentre onClose={onClose} />;
}

/** The member centre (LAYOUT-02), for accounts that may see it (MEMBER-01, LAYOUT-04). */
function MemberCentre({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { nickname, info } = useMember();
  const rank = info?.clubLabel;
  return (
    <CentreFrame
      name={t('centre.member')}
      title={nickname}
      subtitle={rank ? t('centre.rank', { rank: rank.labelName, level: rank.rankLevel }) : ''}
      pages={memberPages}
      signsOut
      onClose={onClose}
    />
  );
}

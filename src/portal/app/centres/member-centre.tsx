import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../modals/modal-props.ts';
import { useMember } from '../shell/use-member.ts';
import { CentreFrame } from './centre-frame.tsx';
import { memberPages } from './member-pages.ts';
import { useCentreGate } from './use-centre-gate.ts';

/** The member centre (LAYOUT-02), for whom it is open (MEMBER-01, LAYOUT-04). */
export function MemberCentre({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { nickname, info } = useMember();
  if (!useCentreGate('memberCenter')) return null;
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

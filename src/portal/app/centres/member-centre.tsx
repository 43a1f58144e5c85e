import { useTranslation } from 'react-i18next';
import { useMember } from '../shell/use-member.ts';
import { CentreFrame } from './centre-frame.tsx';
import { memberPages } from './member-pages.ts';

/** The member centre (LAYOUT-02), for accounts that may see it (MEMBER-01, LAYOUT-04). */
export function MemberCentre({ onClose }: { readonly onClose: () => void }) {
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

import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentType } from '#generated/model/index.ts';
import { useSite } from '../../access/site.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { useMember } from '../shell/use-member.ts';
import { agentPagesWith } from './agent-pages.ts';
import { CentreFrame } from './centre-frame.tsx';
import { useAccountType } from './use-account-type.ts';

/** The names of the agent types; other account types are no agents. */
const kinds: Partial<Record<AgentType, 'general' | 'agent' | 'promoter' | 'subPromoter'>> = {
  1: 'general',
  2: 'agent',
  41: 'promoter',
  42: 'subPromoter',
};

const ReferralCode = lazyPart(
  () => import('../../features/agent/referral/referral-code.tsx').then((part) => part.ReferralCode),
  'referral',
);

/** The agent centre (LAYOUT-03), for the types of agents (AGENT-15, LAYOUT-05). */
export function AgentCentre({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { info } = useMember();
  const type = useAccountType();
  const site = useSite();
  const offered = site?.settings.contracts;
  const pages = useMemo(() => agentPagesWith((contract) => offered?.[contract] === true), [offered]);
  const kind = type === undefined ? undefined : kinds[type];
  return (
    <CentreFrame
      name={t('centre.agent')}
      title={t('centre.agent')}
      subtitle={
        info && kind ? t('centre.agentLine', { account: info.account, role: t(`centre.agentType.${kind}`) }) : ''
      }
      pages={pages}
      signsOut={false}
      foot={
        site?.promos.REFERRAL && (
          <Suspense fallback={null}>
            <ReferralCode />
          </Suspense>
        )
      }
      onClose={onClose}
    />
  );
}

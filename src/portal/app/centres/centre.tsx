import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentType } from '#generated/model/index.ts';
import { trialType, useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import { useAddress, useRouter } from '../../access/use-address.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { hearTabs } from '../../lib/tabs.ts';
import type { ModalProps } from '../modals/modal-props.ts';
import { agentTypes, useAccountType, useMember } from '../shell/use-member.ts';
import { agentPagesWith } from './agent-pages.ts';
import { CentreFrame } from './centre-frame.tsx';
import { memberPages } from './member-pages.ts';

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
function AgentCentre({ onClose }: { readonly onClose: () => void }) {
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

export type CentreName = Extract<ModalName, 'memberCenter' | 'agentCenter'>;

type Verdict = 'unknown' | 'open' | 'waiting' | 'guest' | 'trial' | 'closed';

/**
 * Whether the centre in the address is shown. A guest is asked to log in and then continues in the centre (ROLE-06). A
 * trial account sees the reason for the refusal (ROLE-08). A centre that the site or the account lacks leaves the
 * address.
 */
export function useCentreGate(name: CentreName): boolean {
  const { stack, close } = useModals();
  const [, change] = useAddress();
  const router = useRouter();
  const verdict = useVerdict(name);
  const asking = stack.includes('login') || stack.includes('register');
  // When a session ends here, the page asks for the login; this asks guests who arrive without a session.
  const cameAsGuest = useRef(!useLoggedIn());
  const asked = useRef(false);

  useEffect(() => {
    if (verdict === 'closed') close(name);
    if (verdict === 'trial') {
      change(
        (now) => {
          now.delete('modal', name);
          now.delete('panel');
          if (!now.has('modal', 'trial')) now.append('modal', 'trial');
        },
        { replace: true, memory: () => undefined },
      );
    }
    // Before the site is known nothing tells whether it has this centre.
    if (verdict === 'unknown') return;
    if (verdict !== 'guest') {
      asked.current = false;
      cameAsGuest.current = false;
      return;
    }
    if (asking) asked.current = true;
    // The user cancelled the login, so the centre behind it closes too.
    else if (asked.current) close(name);
    // A site that requires a login has led to its login page in the same moment.
    else if (cameAsGuest.current && isAsked(router?.state.location.search, name)) {
      change((now) => now.append('modal', 'login'), { replace: true });
    }
  }, [verdict, asking, name, close, change, router]);

  // Nobody asks for a login after a sign-out in another tab, so no address of an unseen centre is left.
  useEffect(
    () =>
      hearTabs((message) => {
        if (message.kind === 'left' && verdict === 'open') close(name);
      }),
    [verdict, name, close],
  );

  return verdict === 'open';
}

/** Whether an address shows the centre. */
function isAsked(search: string | undefined, name: CentreName): boolean {
  return new URLSearchParams(search).getAll('modal').includes(name);
}

function useVerdict(name: CentreName): Verdict {
  const site = useSite();
  const loggedIn = useLoggedIn();
  const type = useAccountType();
  if (site === undefined) return 'unknown';
  const { isShowMC, isShowAC } = site.settings;
  if (!(name === 'memberCenter' ? isShowMC : isShowAC)) return 'closed';
  if (!loggedIn) return 'guest';
  if (type === undefined) return 'waiting';
  if (type === trialType) return 'trial';
  return name === 'memberCenter' || agentTypes.has(type) ? 'open' : 'closed';
}

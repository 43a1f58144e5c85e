import { ArrowRightLeft, Megaphone, Network, ReceiptText, Scale, UserPlus, Users } from 'lucide-react';
import { lazyPart } from '../lazy-part.ts';
import type { CentrePage } from './centre-page.ts';

/** The pages of the agent centre, in the order of its menu. The first is the default (AGENT-01). */
export const agentPages: readonly CentrePage[] = [
  {
    id: 'agentTeamOverview',
    label: (t) => t('centre.page.agentTeamOverview'),
    Icon: Network,
    group: 'team',
    Page: lazyPart(
      () => import('../../features/agent/overview/overview-page.tsx').then((part) => part.OverviewPage),
      'team',
    ),
  },
  {
    id: 'agentAnnouncement',
    label: (t) => t('centre.page.agentAnnouncement'),
    Icon: Megaphone,
    group: 'team',
    Page: lazyPart(() =>
      import('../../features/agent/announcements/announcements-page.tsx').then((part) => part.AnnouncementsPage),
    ),
  },
  {
    id: 'agentAccountRegistration',
    label: (t) => t('centre.page.agentAccountRegistration'),
    Icon: UserPlus,
    group: 'team',
    Page: lazyPart(
      () => import('../../features/agent/registration/registration-page.tsx').then((part) => part.RegistrationPage),
      'team',
    ),
  },
  {
    id: 'agentTeamManagement',
    label: (t) => t('centre.page.agentTeamManagement'),
    Icon: Users,
    group: 'team',
    Page: lazyPart(() => import('../../features/agent/team/team-page.tsx').then((part) => part.TeamPage), 'team'),
  },
  {
    id: 'agentTeamBetting',
    label: (t) => t('centre.page.agentTeamBetting'),
    Icon: ReceiptText,
    group: 'team',
    Page: lazyPart(
      () => import('../../features/agent/records/team-bets-page.tsx').then((part) => part.TeamBetsPage),
      'team',
    ),
  },
  {
    id: 'agentUserProfitLoss',
    label: (t) => t('centre.page.agentUserProfitLoss'),
    Icon: Scale,
    group: 'records',
    Page: lazyPart(
      () => import('../../features/agent/records/team-profit-page.tsx').then((part) => part.TeamProfitPage),
      'team',
    ),
  },
  {
    id: 'agentTransactionDetails',
    label: (t) => t('centre.page.agentTransactionDetails'),
    Icon: ArrowRightLeft,
    group: 'records',
    Page: lazyPart(
      () => import('../../features/agent/records/team-money-page.tsx').then((part) => part.TeamMoneyPage),
      'team',
    ),
  },
];

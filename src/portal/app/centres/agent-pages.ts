import {
  ArrowRightLeft,
  CalendarDays,
  FileClock,
  HandCoins,
  Hourglass,
  Megaphone,
  Network,
  Percent,
  ReceiptText,
  Scale,
  UserPlus,
  Users,
  Zap,
} from 'lucide-react';
import { ContractKind } from '#generated/model/index.ts';
import { WaitingContractCount } from '../../entities/count/waiting-counts.tsx';
import { lazyPart } from '../../i18n/lazy-part.ts';
import type { CentrePage } from './centre-page.ts';

type AgentPage = CentrePage & {
  /** The page is there where the site has one of these kinds of contract. */
  readonly kinds?: readonly ContractKind[];
};

/** The pages of the agent centre, in the order of its menu. The first is the default (AGENT-01). */
const agentPages: readonly AgentPage[] = [
  {
    id: 'agentTeamOverview',
    label: (t) => t('centre.page.agentTeamOverview'),
    Icon: Network,
    group: 'team',
    Page: lazyPart(
      () => import('../../features/agent/overview/overview-page.tsx').then((part) => part.OverviewPage),
      'team',
      'contracts',
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
      'form',
    ),
  },
  {
    id: 'agentTeamManagement',
    label: (t) => t('centre.page.agentTeamManagement'),
    Icon: Users,
    group: 'team',
    Page: lazyPart(
      () => import('../../features/agent/team/team-page.tsx').then((part) => part.TeamPage),
      'team',
      'money',
      'contracts',
    ),
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
    id: 'agentMyIncome',
    label: (t) => t('centre.page.agentMyIncome'),
    Icon: HandCoins,
    group: 'records',
    kinds: Object.values(ContractKind),
    Page: lazyPart(
      () => import('../../features/agent/income/income-page.tsx').then((part) => part.IncomePage),
      'team',
      'contracts',
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
  {
    id: 'agentContractRequests',
    label: (t) => t('centre.page.agentContractRequests'),
    Icon: FileClock,
    group: 'contracts',
    Count: WaitingContractCount,
    kinds: Object.values(ContractKind),
    Page: lazyPart(
      () => import('../../features/agent/contracts/requests-page.tsx').then((part) => part.RequestsPage),
      'team',
      'contracts',
    ),
  },
  {
    id: 'agentDividend',
    label: (t) => t('centre.page.agentDividend'),
    Icon: Percent,
    group: 'contracts',
    kinds: ['dividend'],
    Page: lazyPart(
      () => import('../../features/agent/contracts/kind-page.tsx').then((part) => part.DividendPage),
      'team',
      'contracts',
    ),
  },
  {
    id: 'agentDailySalary',
    label: (t) => t('centre.page.agentDailySalary'),
    Icon: CalendarDays,
    group: 'contracts',
    kinds: ['daily'],
    Page: lazyPart(
      () => import('../../features/agent/contracts/kind-page.tsx').then((part) => part.DailySalaryPage),
      'team',
      'contracts',
    ),
  },
  {
    id: 'agentHourlySalary',
    label: (t) => t('centre.page.agentHourlySalary'),
    Icon: Hourglass,
    group: 'contracts',
    kinds: ['hourly'],
    Page: lazyPart(
      () => import('../../features/agent/contracts/kind-page.tsx').then((part) => part.HourlySalaryPage),
      'team',
      'contracts',
    ),
  },
  {
    id: 'agentRealtimeSalary',
    label: (t) => t('centre.page.agentRealtimeSalary'),
    Icon: Zap,
    group: 'contracts',
    kinds: ['realtime'],
    Page: lazyPart(
      () => import('../../features/agent/contracts/kind-page.tsx').then((part) => part.RealtimeSalaryPage),
      'team',
      'contracts',
    ),
  },
];

/** The pages that a site with these kinds of contract has (AGENT-10, AGENT-11, AGENT-12, AGENT-13). */
export function agentPagesWith(isOffered: (kind: ContractKind) => boolean): readonly CentrePage[] {
  return agentPages.filter(({ kinds }) => kinds === undefined || kinds.some(isOffered));
}

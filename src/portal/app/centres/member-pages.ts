import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartLine,
  Coins,
  Crown,
  Dices,
  Gift,
  Inbox,
  ReceiptText,
  Send,
  ShieldCheck,
  Target,
  User,
  Wallet,
} from 'lucide-react';
import { isTrial } from '../../access/session.ts';
import { UnreadCount } from '../../entities/message/unread-count.tsx';
import { MissionCount } from '../../entities/mission/mission-count.tsx';
import { lazyPart } from '../lazy-part.ts';
import type { CentrePage } from './centre-page.ts';

/** The pages of the member centre, in the order of its menu. The first is the default (MEMBER-02). */
export const memberPages: readonly CentrePage[] = [
  {
    id: 'securityCenter',
    label: (t) => t('centre.page.securityCenter'),
    Icon: ShieldCheck,
    group: 'account',
    Page: lazyPart(
      () => import('../../features/member/security/security-page.tsx').then((part) => part.SecurityPage),
      'member',
      'form',
      'verification',
      'withdraw',
      'money',
    ),
  },
  {
    id: 'profile',
    label: (t) => t('centre.page.profile'),
    Icon: User,
    group: 'account',
    Page: lazyPart(
      () => import('../../features/member/profile/profile-page.tsx').then((part) => part.ProfilePage),
      'member',
      'money',
    ),
  },
  {
    id: 'playerRank',
    label: (t) => t('centre.page.playerRank'),
    Icon: Crown,
    group: 'account',
    Page: lazyPart(() => import('../../features/member/rank/rank-page.tsx').then((part) => part.RankPage), 'vip'),
  },
  {
    id: 'transferFund',
    label: (t) => t('centre.page.transferFund'),
    tab: { place: 3, label: (t) => t('centre.tab.transfer') },
    Icon: Wallet,
    group: 'money',
    isFor: () => !isTrial(),
    Page: lazyPart(
      () => import('../../features/member/wallet/wallet-page.tsx').then((part) => part.WalletPage),
      'wallet',
      'money',
    ),
  },
  {
    id: 'depositv2',
    label: (t) => t('centre.page.depositv2'),
    tab: { place: 1, label: (t) => t('centre.tab.deposit') },
    Icon: ArrowDownToLine,
    group: 'money',
    Page: lazyPart(
      () => import('../../features/member/deposit/deposit-page.tsx').then((part) => part.DepositPage),
      'deposit',
      'money',
      'lists',
    ),
  },
  {
    id: 'withdraw',
    label: (t) => t('centre.page.withdraw'),
    tab: { place: 2, label: (t) => t('centre.tab.withdraw') },
    Icon: ArrowUpFromLine,
    group: 'money',
    Page: lazyPart(
      () => import('../../features/member/withdraw/withdraw-page.tsx').then((part) => part.WithdrawPage),
      'withdraw',
      'money',
    ),
  },
  {
    id: 'transferUpline',
    label: (t) => t('centre.page.transferUpline'),
    Icon: Send,
    group: 'money',
    isFor: ({ toUpline }) => toUpline,
    Page: lazyPart(
      () => import('../../features/member/upline/upline-page.tsx').then((part) => part.UplinePage),
      'member',
      'money',
    ),
  },
  {
    id: 'personalHistoryCopy',
    label: (t) => t('centre.page.personalHistoryCopy'),
    Icon: Dices,
    group: 'records',
    Page: lazyPart(
      () => import('../../features/member/bets/bets-page.tsx').then((part) => part.BetsPage),
      'records',
      'lists',
    ),
  },
  {
    id: 'transactionHistory',
    label: (t) => t('centre.page.transactionHistory'),
    Icon: ReceiptText,
    group: 'records',
    Page: lazyPart(
      () => import('../../features/member/ledger/ledger-page.tsx').then((part) => part.LedgerPage),
      'records',
      'lists',
    ),
  },
  {
    id: 'personalProfit',
    label: (t) => t('centre.page.personalProfit'),
    Icon: ChartLine,
    group: 'records',
    Page: lazyPart(
      () => import('../../features/member/profit/profit-page.tsx').then((part) => part.ProfitPage),
      'profit',
      'lists',
    ),
  },
  {
    id: 'bonusDetails',
    label: (t) => t('centre.page.bonusDetails'),
    Icon: Coins,
    group: 'rewards',
    isFor: () => !isTrial(),
    Page: lazyPart(
      () => import('../../features/member/bonuses/bonuses-page.tsx').then((part) => part.BonusesPage),
      'bonuses',
      'lists',
      'wagering',
    ),
  },
  {
    id: 'rewardCenter',
    label: (t) => t('centre.page.rewardCenter'),
    Icon: Gift,
    group: 'rewards',
    isFor: () => !isTrial(),
    Page: lazyPart(
      () => import('../../features/member/rewards/reward-page.tsx').then((part) => part.RewardPage),
      'bonuses',
      'lists',
    ),
  },
  {
    id: 'missionLeaderboard',
    label: (t) => t('centre.page.missionLeaderboard'),
    Icon: Target,
    group: 'rewards',
    isFor: () => !isTrial(),
    Page: lazyPart(
      () => import('../../features/member/missions/missions-page.tsx').then((part) => part.MissionsPage),
      'missions',
      'lists',
    ),
    Count: MissionCount,
  },
  {
    id: 'messageV2',
    label: (t) => t('centre.page.messageV2'),
    Icon: Inbox,
    group: 'messages',
    Page: lazyPart(() => import('../../features/member/inbox/inbox-page.tsx').then((part) => part.InboxPage), 'member'),
    Count: UnreadCount,
  },
];

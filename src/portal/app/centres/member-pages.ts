import { Crown, Inbox, Send, ShieldCheck, User } from 'lucide-react';
import { UnreadCount } from '../../entities/message/unread-count.tsx';
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
    id: 'messageV2',
    label: (t) => t('centre.page.messageV2'),
    Icon: Inbox,
    group: 'messages',
    Page: lazyPart(() => import('../../features/member/inbox/inbox-page.tsx').then((part) => part.InboxPage), 'member'),
    Count: UnreadCount,
  },
];

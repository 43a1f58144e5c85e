import { Megaphone } from 'lucide-react';
import { lazyPart } from '../lazy-part.ts';
import type { CentrePage } from './centre-page.ts';

/** The pages of the agent centre, in the order of its menu. The first is the default. */
export const agentPages: readonly CentrePage[] = [
  {
    id: 'agentAnnouncement',
    label: (t) => t('centre.page.agentAnnouncement'),
    Icon: Megaphone,
    group: 'team',
    Page: lazyPart(() =>
      import('../../features/agent/announcements/announcements-page.tsx').then((part) => part.AnnouncementsPage),
    ),
  },
];

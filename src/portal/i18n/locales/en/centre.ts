/** The frames of the member and the agent centre, and the entries that open them. */
export const centre = {
  member: 'Member centre',
  agent: 'Agent centre',
  menu: '{{centre}}: all pages',
  rank: '{{rank}}, level {{level}}',
  agentLine: '{{account}}, {{role}}',
  agentType: {
    general: 'general agent',
    agent: 'agent',
    promoter: 'promoter',
    subPromoter: 'sub-promoter',
  },
  unread_one: '{{count, number}} unread',
  unread_other: '{{count, number}} unread',
  inboxUnread_one: 'Inbox, {{count, number}} unread',
  inboxUnread_other: 'Inbox, {{count, number}} unread',
  page: {
    securityCenter: 'My account',
    profile: 'Profile',
    playerRank: 'Player rank',
    transferUpline: 'Transfer to upline',
    messageV2: 'Inbox',
    agentAnnouncement: 'Announcement',
  },
  news: {
    search: 'Words of the title',
    emptyTitle: 'Nothing was announced',
    emptyBody: 'What we tell our agents stands here. In this period, or with these words, there is nothing.',
  },
} as const;

/** The frames of the member and the agent centre, and the ways into them. */
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
  range: {
    label: 'Period',
    first: 'From',
    last: 'To',
    order: 'The last day is before the first',
    length: 'At most 92 days at a time',
    name: {
      today: 'Today',
      yesterday: 'Yesterday',
      week: '7 days',
      month: '30 days',
      custom: 'Choose days',
    },
  },
  pages: 'Pages',
  pageNumber: 'Page {{page}}',
  failed: {
    title: 'This did not load',
    body: 'Nothing of your account has changed.',
  },
  page: {
    securityCenter: 'My account',
    profile: 'Profile',
    messageV2: 'Inbox',
    agentAnnouncement: 'Announcement',
  },
} as const;

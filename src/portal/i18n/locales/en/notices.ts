export const notices = {
  title: 'Announcements',
  open: 'Open announcement: {{title}}',
  pause: 'Pause announcements',
  resume: 'Resume announcements',
  back: 'Back to the list',
  unread: 'Unread',
  emptyTitle: 'No announcements',
  emptyBody: 'News about draws, games and payments appears here.',
} as const;

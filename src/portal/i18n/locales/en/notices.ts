export const notices = {
  title: 'Announcements',
} as const;

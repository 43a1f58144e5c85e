/** The announcements of the site. */
export const announcements = {
  title: 'Announcements',
  one: 'Announcement',
  list: 'All announcements',
  detail: 'The announcement',
  markAllRead: 'Mark all read',
  unread: 'Unread',
  back: 'All announcements',
  failed: 'Announcements did not load',
  ticker: {
    label: 'Headlines',
    pause: 'Pause headlines',
    resume: 'Resume headlines',
    next: 'Next headline',
  },
  gone: {
    title: 'This announcement is no longer here',
    text: 'It has ended or was withdrawn.',
  },
  empty: {
    title: 'Nothing to announce',
    text: 'News of the site appears here.',
  },
} as const;

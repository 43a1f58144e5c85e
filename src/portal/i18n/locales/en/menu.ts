/** The panels behind the rows of the main menu. */
export const menu = {
  liveChat: 'Live chat',
  vipDesk: 'VIP customer service',
  feedback: 'Send feedback',
  unread_one: '{{count, number}} unread message',
  unread_other: '{{count, number}} unread messages',
  about: 'Platform information',
  announcements: 'Announcements',
  help: 'Help centre',
  download: 'Install the app',
  enlarge: 'Enlarge the QR code for {{platform}}',
} as const;

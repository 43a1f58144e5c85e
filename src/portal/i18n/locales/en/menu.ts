/** What stands behind the rows of the main menu. */
export const menu = {
  customerService: 'Customer service',
  about: 'Platform information',
  announcements: 'Announcements',
  help: 'Help centre',
  download: 'Install the app',
  enlarge: 'Enlarge the QR code for {{platform}}',
} as const;

/** What stands behind the rows of the main menu. */
export const menu = {
  customerService: 'Customer service',
  about: 'Platform information',
  help: 'Help centre',
  enlarge: 'Enlarge the QR code for {{platform}}',
  code: 'QR code for {{platform}}',
  noApp: 'There is no app to download here.',
} as const;

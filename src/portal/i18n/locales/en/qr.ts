/** The modal of a QR code. */
export const qr = {
  android: '{{brand}} for Android',
  ios: '{{brand}} for iOS',
  code: 'QR code: {{name}}',
} as const;

/** The modal of a QR code. */
export const qr = {
  android: '{{brand}} for Android',
  ios: '{{brand}} for iOS',
  code: 'QR code: {{name}}',
  scan: 'Point the camera of your phone at the code.',
} as const;

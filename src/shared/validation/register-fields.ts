/** The 21 fields of the registration user (ENTITY-01), in the form's order. */
export const registerFields = [
  'username',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'recommenderId',
  'referralCode',
  'affiliateCode',
  'domain',
  'captcha',
] as const;

/** A field of the registration user. */
export type RegisterField = (typeof registerFields)[number];

const passwords: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** Whether a field hides its input and is used untrimmed: a trailing space is part of it. */
export function isPasswordField(field: RegisterField): boolean {
  return passwords.includes(field);
}

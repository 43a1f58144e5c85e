// Generated from openapi/ by `npm run generate`. Do not edit.

/** The path of `getJwks`, the keys for encrypted bodies. */
export const keyPath = '/wps/system/jwks';

const encrypted: ReadonlySet<string> = new Set([
  'POST /wps/session/login',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password',
  'POST /wps/member/password/reset',
  'POST /wps/member/password/verification',
  'POST /wps/member/boundAccounts',
  'POST /wps/member/paymentPassword',
  'POST /wps/member/paymentPassword/change',
  'POST /wps/member/paymentPassword/reset',
  'POST /wps/member/twoStep/start',
  'POST /wps/member/twoStep/confirm',
  'POST /wps/member/twoStep/disable',
  'POST /wps/member/email',
  'POST /wps/member/mobile',
  'POST /wps/v2/wallets/uplineTransfer',
  'POST /wps/v2/wallets/downlineTransfer',
  'POST /wps/v2/wallets/withdrawals',
  'POST /wps/agent/accounts',
  'POST /wps/relay/MCSFE_pointsRedeem',
  'POST /wps/relay/MCSFE_pointsConvert',
  'POST /wps/operator/accounts',
]);

const encryptedPatterns: readonly RegExp[] = [
  /^POST \/wps\/member\/boundAccounts\/[^/]+\/remove$/,
];

/** Whether the operation is marked (E); the method in capitals, the path as it is sent. */
export function isEncrypted(method: string, path: string): boolean {
  const operation = [method, path].join(' ');
  return encrypted.has(operation) || encryptedPatterns.some((pattern) => pattern.test(operation));
}

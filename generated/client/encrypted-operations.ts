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
]);

const encryptedPatterns: readonly RegExp[] = [

];

/** Whether the operation is marked (E); the method in capitals, the path as it is sent. */
export function isEncrypted(method: string, path: string): boolean {
  const operation = [method, path].join(' ');
  return encrypted.has(operation) || encryptedPatterns.some((pattern) => pattern.test(operation));
}

// Generated from openapi/ by `npm run generate`. Do not edit.

/** The path of `getJwks`, the keys for encrypted bodies. */
export const keyPath = '/wps/system/jwks';

/** `METHOD path` of every operation marked (E). */
export const encryptedOperations: ReadonlySet<string> = new Set([
  'POST /wps/session/login',
]);

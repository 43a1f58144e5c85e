// Generated from openapi/ by `npm run generate`. Do not edit.

/** `METHOD path` of every operation marked (E). */
export const encryptedOperations: ReadonlySet<string> = new Set([
  'POST /wps/session/login',
]);

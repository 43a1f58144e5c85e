import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { FirebaseProject } from '../config/config.ts';
import type { Clock } from '../shared/clock.ts';

/** Returns the number that a token proves, digits only with the dialling code; undefined for an invalid token. */
export type PhoneProof = (idToken: string) => Promise<string | undefined>;

/** A token counts only for this long after the code was typed. */
const FRESH_SECONDS = 300;

/** Verifies identity tokens of a Firebase project by the keys that its issuer publishes. */
export function firebaseProof({ projectId, keysUrl }: FirebaseProject, clock: Clock): PhoneProof {
  return tokenProof(projectId, createRemoteJWKSet(new URL(keysUrl)), clock);
}

/** The same with given keys. A token must be signed, valid, for this project and from a recent sign-in. */
function tokenProof(projectId: string, keys: JWTVerifyGetKey, clock: Clock): PhoneProof {
  return async (idToken) => {
    const now = clock();
    const verified = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      currentDate: new Date(now),
    }).catch(() => undefined);
    if (verified === undefined) return undefined;
    const { auth_time: signedIn, phone_number: phone } = verified.payload;
    if (typeof signedIn !== 'number' || Math.abs(now / 1000 - signedIn) > FRESH_SECONDS) return undefined;
    return typeof phone === 'string' && /^\+[0-9]{5,20}$/.test(phone) ? phone.slice(1) : undefined;
  };
}

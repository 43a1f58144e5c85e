/** Returns the number that a token proves, digits only with the dialling code; undefined for an invalid token. */
export type PhoneProof = (idToken: string) => Promise<string | undefined>;

/** Answers the number that a token proves, with the dialling code and digits only; undefined for a token that proves none. */
export type PhoneProof = (idToken: string) => Promise<string | undefined>;

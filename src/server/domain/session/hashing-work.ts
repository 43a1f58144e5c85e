/** argon2id, which is the library's choice, with the work that OWASP asks for at least. */
export const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How little passwords hurry, from -20 to 19; 0 is what everything else has. */
export const HASHING_PRIORITY = 15;

/** What a hash of argon2id costs: kibibytes of memory, passes over it, and lanes. */
export interface HashingWork {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** argon2id, which is the library's choice, with the work that OWASP asks for at least. */
export const WORK: HashingWork = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How little passwords hurry, from -20 to 19; 0 is what everything else has. */
export const HASHING_PRIORITY = 15;

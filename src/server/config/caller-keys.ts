import { createHash } from 'node:crypto';
import * as zod from 'zod';

/** The keys of callers that are no person, as hashes: nobody can log what nobody holds. */
export interface CallerKeys {
  /** Undefined, as for the operator: nobody has the key. */
  readonly merchant: Uint8Array | undefined;
  readonly operator: Uint8Array | undefined;
  /** By vendor code. */
  readonly vendors: ReadonlyMap<string, Uint8Array>;
}

/** SHA-256: a key is long and random, so it needs no slow hash. */
export function keyHash(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

/** A key in the environment. */
export const key = zod
  .string()
  .regex(/^[A-Za-z0-9+/=_.~-]{16,256}$/)
  .transform(keyHash);

const vendorKey = zod.tuple([zod.string().regex(/^[A-Z0-9_]{2,20}$/), key]);

/** `SAF=key,NOR=key`. A key that two vendors shared would tell nobody who calls. */
export const vendorKeys = zod
  .string()
  .transform((list) => list.split(',').map((entry) => /^([^=]*)=(.*)$/.exec(entry.trim())?.slice(1)))
  .pipe(zod.array(vendorKey))
  .refine((entries) => allDifferent(entries.map(([vendor]) => vendor)))
  .refine((entries) => allDifferent(entries.map(([, hash]) => Buffer.from(hash).toString('hex'))))
  .transform((entries): CallerKeys['vendors'] => new Map(entries));

function allDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

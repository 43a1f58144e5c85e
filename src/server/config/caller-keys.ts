import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as zod from 'zod';

/** The keys of machine callers, stored as hashes so that no log can leak them. */
export interface CallerKeys {
  /** Undefined: nobody has the key. */
  readonly merchant: Uint8Array | undefined;
  /** By the name of each operator. */
  readonly operators: ReadonlyMap<string, Uint8Array>;
  /** By vendor code. */
  readonly vendors: ReadonlyMap<string, Uint8Array>;
  /** Makes the keys of this process's own sandbox vendors. */
  readonly sandbox: Uint8Array;
}

/** SHA-256: a key is long and random, so it needs no slow hash. */
export function keyHash(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

const keyText = zod.string().regex(/^[A-Za-z0-9+/=_.~-]{16,256}$/);

/** A key in the environment. */
export const key = keyText.transform(keyHash);

/** A secret in the environment that signs, so that its bytes are needed. */
export const secret = keyText.transform((text): Uint8Array => Buffer.from(text));

const vendorName = zod.string().regex(/^[A-Z0-9_]{2,20}$/);
const operatorName = zod.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._-]{0,63}$/u);

/** A list like `SAF=key,NOR=key`. Two callers cannot share a key, because it could not identify the caller. */
function namedKeys(name: zod.ZodString) {
  return zod
    .string()
    .transform((list) => list.split(',').map((entry) => /^([^=]*)=(.*)$/.exec(entry.trim())?.slice(1)))
    .pipe(zod.array(zod.tuple([name, key])))
    .refine((entries) => allDifferent(entries.map(([caller]) => caller)))
    .refine((entries) => allDifferent(entries.map(([, hash]) => Buffer.from(hash).toString('hex'))))
    .transform((entries): ReadonlyMap<string, Uint8Array> => new Map(entries));
}

/** `SAF=key,NOR=key`. */
export const vendorKeys = namedKeys(vendorName);
/** `Mai=key,Tran Lan=key`. */
export const operatorKeys = namedKeys(operatorName);

/** The operator name of the one key that has no name of its own. */
export const NAMELESS = 'Support';

interface GivenKeys {
  readonly MERCHANT_KEY?: Uint8Array | undefined;
  readonly OPERATOR_KEY?: Uint8Array | undefined;
  readonly OPERATOR_KEYS: CallerKeys['operators'];
  readonly VENDOR_KEYS: CallerKeys['vendors'];
}

/** Reads the keys of the environment, by holder. */
export function callerKeysOf({ MERCHANT_KEY, OPERATOR_KEY, OPERATOR_KEYS, VENDOR_KEYS }: GivenKeys): CallerKeys {
  const operators = OPERATOR_KEY === undefined ? OPERATOR_KEYS : new Map([...OPERATOR_KEYS, [NAMELESS, OPERATOR_KEY]]);
  return { merchant: MERCHANT_KEY, operators, vendors: VENDOR_KEYS, sandbox: randomBytes(32) };
}

/** The key with which a sandbox vendor of this process calls the wallet; no other process knows it. */
export function sandboxVendorKey({ sandbox }: Pick<CallerKeys, 'sandbox'>, vendor: string): string {
  return `sandbox.${vendor}.${createHmac('sha256', sandbox).update(vendor).digest('base64url')}`;
}

function allDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

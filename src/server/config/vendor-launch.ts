import * as zod from 'zod';

/** Vendors that are called over the network. */
export interface VendorLaunch {
  /** The addresses for their launches, by vendor code. */
  readonly urls: ReadonlyMap<string, string>;
  readonly timeoutMilliseconds: number;
}

export const seconds = zod
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);

export const webAddress = zod.string().refine((url) => /^https?:\/\//.test(url) && URL.canParse(url));

/** `SAF=https://saf.example/launch,NOR=https://nor.example/launch`. */
export const vendorUrls = zod
  .string()
  .transform((list) => list.split(',').map((entry) => /^([^=]*)=(.*)$/.exec(entry.trim())?.slice(1)))
  .pipe(zod.array(zod.tuple([zod.string().regex(/^[A-Z0-9_]{2,20}$/), webAddress])))
  .transform((entries): VendorLaunch['urls'] => new Map(entries));

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JsonWebKey } from './json-web-key.ts';

/**
 * The keys that the server opens, the current one first. An empty list means that bodies travel plain.
 */
export interface JsonWebKeySet {
  /**
     * The keys.
     * @maxItems 5
     */
  keys: JsonWebKey[];
  /** Whether a plain body of an (E) operation is refused with `encryption_required`. */
  required: boolean;
}

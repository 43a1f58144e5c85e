/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LastLogin } from './last-login.ts';
import type { SecurityItemKind } from './security-item-kind.ts';
import type { SecurityItem } from './security-item.ts';
import type { SecurityStrength } from './security-strength.ts';

/**
 * How safe the member's account is.
 */
export interface SecurityCentre {
  /**
     * The sum of the points of what is done.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  strength: SecurityStrength;
  /**
     * All parts, in the order of the page.
     * @maxItems 10
     */
  items: SecurityItem[];
  /** What to do next, null when everything is done. */
  nextItem: SecurityItemKind | null;
  /** Whether a login from a new place asks for a code by SMS. */
  newPlaceCheck: boolean;
  /** The login before this one, null at the first. */
  lastLogin: LastLogin | null;
}

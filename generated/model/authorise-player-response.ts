/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlaySession } from './play-session.ts';

/**
 * The answer of `authorisePlayer`.
 */
export interface AuthorisePlayerResponse {
  /** Always true. */
  success: true;
  value: PlaySession;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StationCode } from './station-code.ts';

/**
 * A station that draws.
 */
export interface Station {
  code: StationCode;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A switch of the brand. The feature flags are nodes; switches may nest.
 */
export interface WhitelabelNode {
  /**
     * The name of the switch, for instance `FREEPLAY3`.
     * @minLength 1
     * @maxLength 60
     */
  modId: string;
  /**
     * `'1'` is on, anything else is off.
     * @maxLength 1
     */
  enabled: string;
  /**
     * Switches below this one.
     * @maxItems 100
     */
  childrenNodes: WhitelabelNode[];
}

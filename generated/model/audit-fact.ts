/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A fact of an audit entry.
 */
export interface AuditFact {
  /**
     * What it is.
     * @maxLength 40
     * @pattern ^[a-z][A-Za-z0-9]{0,39}$
     */
  name: string;
  /**
     * Its value.
     * @maxLength 500
     */
  value: string;
}

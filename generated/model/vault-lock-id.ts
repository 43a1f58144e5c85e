/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a lock of the vault.
 * @minLength 1
 * @maxLength 40
 */
export type VaultLockId = string;

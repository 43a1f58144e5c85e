/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.
 * @maxLength 30
 * @nullable
 */
export type BillRest = string | null;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The identity token of Firebase, which proves the mobile number in the place of a code.
 * @maxLength 4096
 * @pattern ^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$
 */
export type FirebaseIdToken = string;

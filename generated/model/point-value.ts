/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What one point converts to in the brand's currency, before the points of a conversion are added up and rounded down to the currency's decimals.
 * @maxLength 24
 * @pattern ^(0\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\.[0-9]{2,8})$
 */
export type PointValue = string;

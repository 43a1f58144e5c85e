/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.
 * @minLength 2
 * @maxLength 49
 * @pattern ^([0-9]{1,3}(\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$
 */
export type IpNetwork = string;

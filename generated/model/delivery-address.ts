/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where goods are sent.
 */
export interface DeliveryAddress {
  /**
     * Who receives them.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  recipient: string;
  /**
     * The number that the courier calls, digits only.
     * @maxLength 20
     * @pattern ^[0-9]{6,15}$
     */
  mobileNum: string;
  /**
     * Its dialling code.
     * @maxLength 5
     * @pattern ^[0-9]{1,4}$
     */
  countryDialingCode: string;
  /**
     * Street and number.
     * @minLength 1
     * @maxLength 160
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  street: string;
  /**
     * City or district.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  city: string;
  /**
     * Province or state, empty where there is none.
     * @maxLength 80
     */
  region: string;
  /**
     * Postal code, empty where there is none.
     * @maxLength 20
     */
  postalCode: string;
  /**
     * The country, ISO 3166-1 alpha-2.
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One value of a facet.
 */
export interface FacetCount {
  /**
     * The value to filter by.
     * @minLength 1
     * @maxLength 40
     */
  value: string;
  /**
     * Its name in the language of the answer.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Games that would be found with this value, all filters but those of this facet in force.
     * @minimum 0
     * @maximum 1000000
     */
  count: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageType } from './image-type.ts';

/**
 * A picture that came with an application, as it was encoded anew.
 */
export interface ApplicationImage {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  imageId: string;
  contentType: ImageType;
  /**
     * Its width in pixels.
     * @minimum 1
     * @maximum 20000
     */
  width: number;
  /**
     * Its height in pixels.
     * @minimum 1
     * @maximum 20000
     */
  height: number;
  /**
     * Its size.
     * @minimum 1
     * @maximum 5242880
     */
  bytes: number;
}

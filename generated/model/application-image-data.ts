/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageType } from './image-type.ts';

/**
 * A picture that came with an application.
 */
export interface ApplicationImageData {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  imageId: string;
  contentType: ImageType;
  /**
     * The picture, in base64.
     * @minLength 1
     * @maxLength 6990508
     */
  data: string;
}

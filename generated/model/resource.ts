/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResourceType } from './resource-type.ts';

/**
 * A link out of the site. A type without a resource is not shown anywhere.
 */
export interface Resource {
  resourceType: ResourceType;
  /**
     * Where it leads.
     * @minLength 1
     * @maxLength 2048
     */
  url: string;
  /**
     * What its QR code says, where that differs from `url`; else null.
     * @maxLength 2048
     * @nullable
     */
  qrCodeUrl: string | null;
  /**
     * Its name in English.
     * @maxLength 100
     */
  labelNameEn: string;
}

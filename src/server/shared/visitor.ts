/** Who calls, as far as the network tells. */
export interface Visitor {
  readonly ip: string;
  /** ISO 3166-1 alpha-2, null when it is not known. */
  readonly country: string | null;
  readonly userAgent: string;
}

/** The caller, as far as the network shows. */
export interface Visitor {
  readonly ip: string;
  /** ISO 3166-1 alpha-2; null when it is unknown. */
  readonly country: string | null;
  readonly userAgent: string;
}

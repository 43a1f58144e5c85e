export type ChartPoint = {
  readonly label: string;
  readonly value: number;
  /** Highlights the point ("now" or "yours") in the brand's colour, and names it in the table. */
  readonly isMarked?: boolean;
};

export type ChartKind = 'bar' | 'line' | 'share';

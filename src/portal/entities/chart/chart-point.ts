export type ChartPoint = {
  readonly label: string;
  readonly value: number;
  /** Marks "now" or "yours": it takes the brand's colour and is named in the table. */
  readonly isMarked?: boolean;
};

export type ChartKind = 'bar' | 'line' | 'share';

export type ChartPoint = {
  readonly label: string;
  readonly value: number;
  /** The value as text, for amounts, whose digits a number may lose. */
  readonly text?: string;
  /** Highlights the point ("now" or "yours") in the brand's colour, and names it in the table. */
  readonly isMarked?: boolean;
};

/** Writes the value of a point. */
export type WritePoint = (point: Pick<ChartPoint, 'value' | 'text'>) => string;

export type ChartKind = 'bar' | 'line' | 'share';

type SparklineProps = {
  /** In order; fewer than two have no course. */
  readonly values: readonly number[];
  readonly className?: string | undefined;
};

const [WIDTH, HEIGHT, MARGIN] = [92, 34, 4];

/** The course of a figure as a small line in the colour of its text. Decorative: the figure stands beside it. */
export function Sparkline({ values, className }: SparklineProps) {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const spots = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - MARGIN - ((value - least) / span) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" className={className}>
      <polyline
        points={spots.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A drawn network of agents around one light, to the right of the text. */
export function AgentScene() {
  return (
    <svg
      viewBox="0 0 480 320"
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-0 -z-1 hidden h-full max-w-none opacity-25 sm:block lg:opacity-100"
    >
      <g fill="none" className="stroke-line-strong" strokeWidth="2">
        {links.map(([from, to]) => (
          <path key={`${from}-${to}`} d={`M${at(from)}Q${(x(from) + x(to)) / 2} ${y(from)} ${at(to)}`} />
        ))}
        <circle cx="250" cy="150" r="84" strokeDasharray="2 10" />
        <circle cx="250" cy="150" r="138" strokeDasharray="2 14" />
      </g>
      {nodes.map(([left, top, radius], index) => (
        <g key={`${left}-${top}`}>
          <circle
            cx={left}
            cy={top}
            r={radius}
            className={index === 0 ? 'fill-brand' : 'fill-surface-3 stroke-line-control'}
          />
          {index === 0 && (
            <circle cx={left} cy={top} r={radius + 12} fill="none" className="stroke-brand" opacity=".4" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Left, top, radius; the first is the one that lights the others. */
const nodes = [
  [250, 150, 26],
  [140, 90, 16],
  [150, 220, 18],
  [350, 80, 18],
  [372, 206, 20],
  [70, 150, 9],
  [62, 250, 8],
  [446, 52, 9],
  [452, 150, 8],
  [438, 268, 10],
  [262, 284, 10],
] as const;

const links = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
  [4, 8],
  [4, 9],
  [2, 10],
] as const;

const x = (index: number): number => nodes[index]?.[0] ?? 0;
const y = (index: number): number => nodes[index]?.[1] ?? 0;
const at = (index: number): string => `${x(index)} ${y(index)}`;

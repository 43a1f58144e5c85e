import { useId, useRef } from 'react';
import { useMotion } from '../motion/use-motion.ts';
import { useSound } from '../sound/use-sound.ts';
import { type BallPoint, ballPath, ballStops, fallTime, meetingTimes, pathOffsets, pins } from './ball-path.ts';

interface PlinkoBoardProps {
  readonly rows: number;
  /** The steps of the ball, none while there is no ball. */
  readonly steps: readonly string[];
  readonly running: boolean;
}

const WIDTH = 100;
const HEIGHT = 86;
const ABOVE = 13;
/** The balls that follow the ball and make its trail: their delay in ms and their opacity. */
const TRAIL = [
  [90, 0.1],
  [60, 0.18],
  [30, 0.3],
] as const;

/** The ring that spreads from a pin when the ball meets it. */
const RING = [
  { transform: 'scale(.5)', opacity: 0.9 },
  { transform: 'scale(2.6)', opacity: 0 },
];

/** The pins, and the ball that falls through them. */
export function PlinkoBoard({ rows, steps, running }: PlinkoBoardProps) {
  const id = useId();
  const { play } = useSound();
  const ball = useRef<SVGGElement>(null);
  const trail = useRef<SVGGElement>(null);
  const rings = useRef<SVGGElement>(null);
  const gap = WIDTH / (rows + 1);
  const row = HEIGHT / rows;
  const pin = gap * 0.13;
  const radius = gap * 0.29;
  const place = ({ x, y }: BallPoint) => ({ x: WIDTH / 2 + x * gap, y: y * row - pin - radius });
  const stops = ballStops(steps);
  const end = place(stops.at(-1) ?? { x: 0, y: 0 });

  useMotion(running, ({ animate, at }) => {
    const offsets = pathOffsets(rows);
    const frames = ballPath(steps).map((point, index) => {
      const { x, y } = place(point);
      return { transform: `translate(${x}px,${y}px)`, offset: offsets[index] ?? 1 };
    });
    const fall = { duration: fallTime(rows), fill: 'both' } as const;
    animate(ball.current, frames, fall);
    for (const [index, [delay]] of TRAIL.entries()) {
      animate(trail.current?.children[index] ?? null, frames, { ...fall, delay });
    }
    for (const [index, time] of meetingTimes(rows).slice(0, -1).entries()) {
      animate(rings.current?.children[index] ?? null, RING, { duration: 420, delay: time, easing: 'ease-out' });
      at(time, () => play('tick'));
    }
  });

  return (
    <svg
      viewBox={`0 ${-ABOVE} ${WIDTH} ${HEIGHT + ABOVE}`}
      className="block h-auto w-full overflow-visible"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}pin`} cx=".35" cy=".3" r=".8">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity=".55" />
        </radialGradient>
        <radialGradient id={`${id}ball`} cx=".34" cy=".28" r=".85">
          <stop offset="0" stopColor="#fff7e6" />
          <stop offset=".35" stopColor="#ffc46b" />
          <stop offset=".8" stopColor="#f0682a" />
          <stop offset="1" stopColor="#a5310d" />
        </radialGradient>
      </defs>
      <g fill={`url(#${id}pin)`}>
        {pins(rows).map((point) => (
          <circle key={`${point.x} ${point.y}`} cx={WIDTH / 2 + point.x * gap} cy={point.y * row} r={pin} />
        ))}
      </g>
      <g ref={rings} fill="none" stroke="#fff" strokeWidth={pin * 0.5}>
        {stops.slice(0, -1).map((stop) => (
          <circle
            key={stop.y}
            cx={WIDTH / 2 + stop.x * gap}
            cy={stop.y * row}
            r={pin * 1.6}
            opacity="0"
            className="[transform-box:fill-box] [transform-origin:center]"
          />
        ))}
      </g>
      {steps.length > 0 && (
        <>
          <g ref={trail} fill="#ffb45c">
            {TRAIL.map(([delay, opacity]) => (
              <circle key={delay} r={radius * 0.86} opacity={running ? opacity : 0} />
            ))}
          </g>
          <g ref={ball} style={{ transform: `translate(${end.x}px,${end.y}px)` }}>
            <circle r={radius} fill={`url(#${id}ball)`} />
            <ellipse
              cx={-radius * 0.32}
              cy={-radius * 0.42}
              rx={radius * 0.26}
              ry={radius * 0.15}
              fill="#fff"
              opacity=".65"
              transform={`rotate(-32 ${-radius * 0.32} ${-radius * 0.42})`}
            />
          </g>
        </>
      )}
    </svg>
  );
}

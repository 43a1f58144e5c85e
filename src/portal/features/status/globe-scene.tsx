import { useId } from 'react';

const RADIUS = 300;
/** How far the north leans towards the viewer, in radians. */
const TILT = 0.35;
const dots = globeDots();

/** A globe of dots with one of them lit: where the visitor is. */
export function GlobeScene() {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" className="block size-full">
      <defs>
        <radialGradient id={`${id}-ball`} cx=".36" cy=".3" r=".8">
          <stop offset="0" stopColor="var(--surface-3)" />
          <stop offset=".6" stopColor="var(--surface-1)" />
          <stop offset="1" stopColor="var(--surface-0)" />
        </radialGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--brand)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform="translate(1060 430)">
        <g fill="none" stroke="var(--border-strong)">
          <circle r="360" opacity=".7" />
          <circle r="420" opacity=".45" />
          <circle r="490" opacity=".25" />
        </g>
        <circle r={RADIUS} fill={`url(#${id}-ball)`} stroke="var(--border-strong)" />
        <g fill="var(--text-2)">
          {dots.map(({ x, y, size, opacity }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={size} opacity={opacity} />
          ))}
        </g>
        <g transform="translate(60 -58)">
          <circle r="90" fill={`url(#${id}-glow)`} />
          <circle r="44" fill="none" stroke="var(--brand-graphic)" opacity=".35" />
          <circle r="24" fill="none" stroke="var(--brand-graphic)" opacity=".7" />
          <circle r="8" fill="var(--brand-graphic)" />
        </g>
      </g>
    </svg>
  );
}

/** The dots of the visible half, nearer ones larger, lit from the upper left. */
function globeDots() {
  const seen: { x: number; y: number; size: number; opacity: number }[] = [];
  for (let latitude = -84; latitude <= 84; latitude += 6) {
    const north = (latitude / 180) * Math.PI;
    const ring = Math.max(6, Math.round(52 * Math.cos(north)));
    for (let position = 0; position < ring; position++) {
      const east = (position / ring) * 2 * Math.PI;
      const x = Math.cos(north) * Math.sin(east);
      const depth = Math.cos(north) * Math.cos(east);
      const y = Math.sin(north) * Math.cos(TILT) - depth * Math.sin(TILT);
      const towards = Math.sin(north) * Math.sin(TILT) + depth * Math.cos(TILT);
      if (towards < 0) continue;
      const light = Math.max(0, towards * 0.6 - x * 0.45 + y * 0.45);
      seen.push({
        x: Math.round(x * RADIUS * 10) / 10,
        y: Math.round(-y * RADIUS * 10) / 10,
        size: Math.round((1.3 + 1.5 * towards) * 100) / 100,
        opacity: Math.round((0.12 + 0.5 * light) * 100) / 100,
      });
    }
  }
  return seen;
}

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

/** The rings of light around the sun, from the outermost: radius, opacity of the brand's colour, ground, opacity of both. */
const rings = [
  [430, 0, 'var(--surface-1)', 0.5],
  [360, 0, 'var(--surface-1)', 0.75],
  [294, 0.01, 'var(--surface-2)', 0.8],
  [232, 0.02, 'var(--surface-2)', 0.85],
  [174, 0.04, 'var(--surface-3)', 0.9],
  [120, 0.08, 'var(--surface-3)', 0.95],
  [70, 0.16, 'var(--surface-3)', 1],
] as const;

const HORIZON = 600;
const CENTRE = 1040;
const waves = [0, 1, 2, 3, 4, 5, 6, 7];

/** A low sun over still water: the lights are down, and will be up again. */
export function SunScene() {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" className="block size-full">
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--brand)" stopOpacity=".2" />
          <stop offset=".5" stopColor="var(--brand)" stopOpacity=".045" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-line`}>
          <stop offset="0" stopColor="var(--brand)" stopOpacity="0" />
          <stop offset=".5" stopColor="var(--brand)" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {rings.map(([radius, share, ground, opacity]) => (
        <g key={radius} opacity={opacity}>
          <circle cx={CENTRE} cy={HORIZON} r={radius} fill={ground} />
          <circle cx={CENTRE} cy={HORIZON} r={radius} fill="var(--brand)" opacity={share} />
        </g>
      ))}
      <circle cx={CENTRE} cy={HORIZON} r="27" fill="var(--brand)" />
      <circle cx={CENTRE} cy={HORIZON} r="520" fill={`url(#${id}-glow)`} />
      <path d="M0 600h1440v300H0z" fill="var(--surface-0)" />
      <path d="M520 599h1040v2H520z" fill={`url(#${id}-line)`} />
      {waves.map((wave) => (
        <rect
          key={wave}
          x={790 + wave * 27}
          y={624 + wave * 22}
          width={500 - wave * 54}
          height="4"
          rx="2"
          fill="var(--brand)"
          opacity={0.34 - wave * 0.04}
        />
      ))}
    </svg>
  );
}

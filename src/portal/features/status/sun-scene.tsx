import { useId } from 'react';

/** The rings of light around the sun, from the outermost: radius, share of the brand's colour, ground, opacity. */
const rings = [
  [430, 0, 'var(--surface-1)', 0.5],
  [360, 0, 'var(--surface-1)', 0.75],
  [294, 1, 'var(--surface-2)', 0.8],
  [232, 2, 'var(--surface-2)', 0.85],
  [174, 4, 'var(--surface-3)', 0.9],
  [120, 8, 'var(--surface-3)', 0.95],
  [70, 16, 'var(--surface-3)', 1],
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
        <circle
          key={radius}
          cx={CENTRE}
          cy={HORIZON}
          r={radius}
          fill={`color-mix(in srgb, var(--brand) ${share}%, ${ground})`}
          opacity={opacity}
        />
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

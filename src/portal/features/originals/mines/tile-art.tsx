import { gems } from './gem-art.ts';

const RINGS = [36, 54, 72];
const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315];

/** The ground behind what an open tile shows. */
function TileGround() {
  return (
    <g fill="none" stroke="#fff" opacity=".14">
      {RINGS.map((radius) => (
        <circle key={radius} cx="56" cy="56" r={radius} />
      ))}
    </g>
  );
}

/** A gem; there are four kinds of it. */
export function Gem({ kind }: { readonly kind: number }) {
  const facets = gems[kind % gems.length] ?? [];
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true" className="tile-art">
      <TileGround />
      <g transform="translate(56 56) scale(.346)">
        {facets.map(({ points, fill }) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
        <path d="M-64 -96Q-64 -76 -44 -76Q-64 -76 -64 -56Q-64 -76 -84 -76Q-64 -76 -64 -96Z" fill="#fff" />
        <path d="M78 4Q78 13 87 13Q78 13 78 22Q78 13 69 13Q78 13 78 4Z" fill="#fff" />
      </g>
    </svg>
  );
}

/** A mine. */
export function Mine() {
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true" className="tile-art">
      <TileGround />
      <g transform="translate(56 58)">
        {SPIKES.map((angle) => (
          <rect key={angle} x="-4" y="-33" width="8" height="16" rx="4" fill="#0b1416" transform={`rotate(${angle})`} />
        ))}
        <circle r="22" fill="#131f22" />
        <circle r="22" fill="none" stroke="#ff8a72" strokeOpacity=".5" strokeWidth="1.6" />
        <circle cx="-7" cy="-8" r="5.5" fill="#fff" opacity=".85" />
      </g>
    </svg>
  );
}

import { type Ref, useId } from 'react';
import { at, corners, polar, wedge } from '#shared/art/draw.ts';
import { multiplierText } from '../odds-text.ts';
import { heat, rank } from '../parts/heat.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';

interface WheelDrawingProps {
  readonly multipliers: readonly string[];
  /** The rotation at rest, in degrees. */
  readonly rotation: number;
  readonly disc: Ref<SVGGElement>;
  readonly pointer: Ref<SVGGElement>;
  /** The segment that won or lost, once it may be shown. */
  readonly hit: number | undefined;
}

const RADIUS = 100;
const HUB = 38;

/** The wheel with its pointer. */
export function WheelDrawing({ multipliers, rotation, disc, pointer, hit }: WheelDrawingProps) {
  const id = useId();
  const width = 360 / multipliers.length;
  const size = Math.min(12.5, width * 1.05);
  return (
    <svg viewBox="-120 -126 240 246" className="block h-auto w-full" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9b0" />
          <stop offset=".35" stopColor="#d9952f" />
          <stop offset=".6" stopColor="#8a4d12" />
          <stop offset="1" stopColor="#f2bd5c" />
        </linearGradient>
        <radialGradient id={`${id}depth`}>
          <stop offset=".3" stopColor="#000" stopOpacity=".42" />
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
          <stop offset=".9" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
        </radialGradient>
        <linearGradient id={`${id}shine`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}pointer`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#c9c4d8" />
        </linearGradient>
      </defs>
      <circle cx="3" cy="8" r="114" opacity=".3" />
      <circle r="113" fill={`url(#${id}rim)`} />
      <circle r="103" fill="#1d0f2b" />
      <g ref={disc} style={{ transform: `rotate(${rotation}deg)` }}>
        {multipliers.map((multiplier, segment) => (
          <g
            // Equal segments lie side by side.
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            key={segment}
            transform={`rotate(${segment * width - 90})`}
            opacity={hit === undefined || hit === segment ? 1 : 0.7}
            className="transition-opacity duration-base"
          >
            <path
              d={wedge(HUB, RADIUS, -width / 2, width / 2)}
              fill={isBlank(multiplier) ? (segment % 2 ? '#33214a' : '#2a1a3e') : heat(rank(multiplier, multipliers))}
              stroke="#1d0f2b"
              strokeWidth=".9"
            />
            {!isBlank(multiplier) && (
              <text
                x={RADIUS - 6}
                dominantBaseline="central"
                textAnchor="end"
                fontSize={size}
                fill="#1c1420"
                className="font-display font-bold [font-stretch:85%]"
              >
                {shortMultiplier(multiplier)}
              </text>
            )}
          </g>
        ))}
        <g fill="#fff3d0">
          {corners(multipliers.length, RADIUS + 1.5, width / 2 - 90).map((peg) => (
            <circle key={at(peg)} cx={peg[0]} cy={peg[1]} r={Math.min(2.2, width * 0.18)} />
          ))}
        </g>
      </g>
      <circle r={RADIUS} fill={`url(#${id}depth)`} />
      <circle r="113" fill={`url(#${id}shine)`} />
      <g fill="#fff6dc">
        {corners(24, 108, 0).map((lamp, index) => (
          <circle key={at(lamp)} cx={lamp[0]} cy={lamp[1]} r="1.9" opacity={index % 2 ? 0.95 : 0.5} />
        ))}
      </g>
      <circle r={HUB} fill={`url(#${id}rim)`} />
      <circle r={HUB - 4} fill="#25143a" />
      <circle r={HUB - 4} fill={`url(#${id}shine)`} />
      {hit === undefined ? (
        <path d="M0 -20Q0 0 20 0Q0 0 0 20Q0 0 -20 0Q0 0 0 -20Z" fill={`url(#${id}rim)`} />
      ) : (
        <text
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="17"
          fill="#fff"
          className="animate-fade font-display font-bold"
        >
          {multiplierText(shortMultiplier(multipliers[hit] ?? '0.00'))}
        </text>
      )}
      <g transform="translate(0 -116)">
        <g ref={pointer}>
          <path d={`M-10 -6Q0 -12 10 -6L${at(polar(22, 90))}Z`} fill={`url(#${id}pointer)`} stroke="#1d0f2b" />
          <circle cy="-3" r="3.4" fill="#e4572e" />
        </g>
      </g>
    </svg>
  );
}

const isBlank = (multiplier: string): boolean => Number(multiplier) === 0;

import { Globe } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Flag } from './flag.tsx';

type Stripes = readonly (readonly [colour: string, share: number])[];

const RED_THAI = '#a51931';
const NAVY_THAI = '#2d2a4a';

/** Flags of stripes from top to bottom, each with its share of the height and what is drawn over them. */
const STRIPED: Readonly<Record<string, { readonly stripes: Stripes; readonly over?: ReactNode }>> = {
  TH: {
    stripes: [
      [RED_THAI, 1],
      ['#f4f5f8', 1],
      [NAVY_THAI, 2],
      ['#f4f5f8', 1],
      [RED_THAI, 1],
    ],
  },
  LA: {
    stripes: [
      ['#ce1126', 1],
      ['#002868', 2],
      ['#ce1126', 1],
    ],
    over: <circle cx="10" cy="7" r="2.7" fill="#fff" />,
  },
  KH: {
    stripes: [
      ['#032ea1', 1],
      ['#e00025', 2],
      ['#032ea1', 1],
    ],
    over: <path fill="#fff" d="M5.5 9.8V8.6h1V6.8h.8V5.6h.6v1.2h1.2V5h.4V4h1v1h.4v1.8h1.2V5.6h.6v1.2h.8v1.8h1v1.2Z" />,
  },
  PH: {
    stripes: [
      ['#0038a8', 1],
      ['#ce1126', 1],
    ],
    over: (
      <>
        <path fill="#fff" d="m0 0 11 7L0 14Z" />
        <circle cx="3.6" cy="7" r="1.7" fill="#fcd116" />
      </>
    ),
  },
  ID: {
    stripes: [
      ['#e70011', 1],
      ['#fff', 1],
    ],
  },
  MM: {
    stripes: [
      ['#fecb00', 1],
      ['#34b233', 1],
      ['#ea2839', 1],
    ],
    over: <path fill="#fff" d="m10 3 .95 2.7 2.85.07-2.27 1.73.82 2.75L10 8.6l-2.35 1.65.82-2.75L6.2 5.77l2.85-.07Z" />,
  },
};

/** The flag of a country where one is drawn, else a globe. Decoration, like every flag. */
export function CountryFlag({ country }: { readonly country: string }) {
  const clip = useId();
  if (country === 'VN' || country === 'GB') return <Flag country={country} />;
  const flag = STRIPED[country];
  if (!flag) return <Globe size={16} aria-hidden="true" className="mx-0.5 text-text-3" />;
  return (
    <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" className="flex-none">
      <clipPath id={clip}>
        <rect width="20" height="14" rx="3" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {bands(flag.stripes)}
        {flag.over}
      </g>
    </svg>
  );
}

function bands(stripes: Stripes): ReactNode[] {
  const unit = 14 / stripes.reduce((sum, [, share]) => sum + share, 0);
  let top = 0;
  return stripes.map(([colour, share]) => {
    const y = top;
    top += share * unit;
    return <path key={y} fill={colour} d={`M0 ${y}h20v${share * unit}H0z`} />;
  });
}

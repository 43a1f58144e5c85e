import { ChevronDown, Globe } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Flag } from './flag.tsx';
import { positionElement } from './popover.tsx';

export type DialCountry = {
  /** Two letters. */
  readonly code: string;
  /** In the user's language. */
  readonly name: string;
  /** Digits only. */
  readonly dialingCode: string;
};

type DialCodeBoxProps = {
  readonly label: string;
  readonly countries: readonly DialCountry[];
  /** The chosen dialling code. */
  readonly value: string;
  readonly onChange: (dialingCode: string) => void;
};

/** How long the list stays after the box lost the focus (LOGIN-14). */
const CLOSE_AFTER_BLUR_MS = 200;

/** The dialling code before a mobile number: a box that is not typed into, with a list of flags and '+code' (LOGIN-13). */
export function DialCodeBox({ label, countries, value, onChange }: DialCodeBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // Two countries may share a code: the one that was picked keeps its flag.
  const [picked, setPicked] = useState<string>();
  const index = Math.max(
    0,
    countries.findIndex(({ code, dialingCode }) => dialingCode === value && (!picked || code === picked)),
  );

  useEffect(() => () => clearTimeout(closing.current), []);
  useLayoutEffect(() => {
    const popup = list.current;
    const anchor = box.current?.parentElement;
    if (!open || !popup || !anchor) return;
    const move = () => positionElement(popup, anchor, 'bottom-start');
    popup.showPopover();
    move();
    window.addEventListener('resize', move);
    window.addEventListener('scroll', move, true);
    return () => {
      window.removeEventListener('resize', move);
      window.removeEventListener('scroll', move, true);
      popup.hidePopover();
    };
  }, [open]);
  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active, id]);

  function show() {
    clearTimeout(closing.current);
    setActive(index);
    setOpen(true);
  }

  function pick(country: DialCountry | undefined) {
    setOpen(false);
    if (!country) return;
    setPicked(country.code);
    onChange(country.dialingCode);
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Tab') return;
    if (key === 'Escape') {
      if (!open) return;
      // Only the list closes, not the dialog around it.
      event.stopPropagation();
      setOpen(false);
    } else if (key === 'Enter' || key === ' ') {
      if (open) pick(countries[active]);
      else show();
    } else if (!open && (key === 'ArrowDown' || key === 'ArrowUp')) show();
    else if (open) setActive(nextOption(key, active, countries));
    else return;
    event.preventDefault();
  }

  const chosen = countries[index];
  return (
    <div
      className={cn(
        'relative flex h-touch w-28 flex-none items-center gap-2 rounded-md border border-line-control bg-surface-2 pr-2.5 pl-3 light:bg-surface-1',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
      )}
    >
      {chosen && <CountryFlag country={chosen.code} />}
      <input
        ref={box}
        readOnly
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={chosen ? `+${chosen.dialingCode}` : ''}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
        onBlur={() => {
          closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS);
        }}
        className="num h-full w-0 min-w-0 flex-1 cursor-pointer bg-transparent text-md text-text-1 outline-none touch:text-lg"
      />
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none text-text-3" />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        popover="manual"
        className="fixed inset-auto max-h-64 w-54 overflow-y-auto rounded-lg border border-line-strong bg-surface-pop p-1.5 text-text-1 shadow-2"
      >
        {open &&
          countries.map((country, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and the keys
            <div
              key={country.code}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === index}
              // The box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(position)}
              onClick={() => pick(country)}
              className={cn(
                'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm touch:min-h-touch',
                position === active && 'bg-surface-3',
                position === index && 'font-semibold text-brand-text',
              )}
            >
              <CountryFlag country={country.code} />
              <span className="flex-1">{country.name}</span>
              <span className="num text-text-2">+{country.dialingCode}</span>
            </div>
          ))}
      </div>
    </div>
  );
}

function nextOption(key: string, active: number, countries: readonly DialCountry[]): number {
  if (key === 'ArrowDown') return Math.min(active + 1, countries.length - 1);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return countries.length - 1;
  if (key.length !== 1) return active;
  const letter = key.toLocaleLowerCase();
  const starts = (country: DialCountry) => country.name.toLocaleLowerCase().startsWith(letter);
  const after = countries.findIndex((country, position) => position > active && starts(country));
  const any = after >= 0 ? after : countries.findIndex(starts);
  return any >= 0 ? any : active;
}

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
function CountryFlag({ country }: { readonly country: string }) {
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

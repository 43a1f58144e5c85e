import { useId } from 'react';

type FigureSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly step: number;
  /** The value itself, which may lie between two steps. */
  readonly text: string;
  readonly write: (value: number) => string;
  readonly onChange: (value: number) => void;
};

/** A figure to try, with its scale below. */
export function FigureSlider({ label, value, most, step, text, write, onChange }: FigureSliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm text-text-2">
          {label}
        </label>
        <span aria-hidden="true" className="num text-sm font-semibold">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={Math.min(value, most)}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full cursor-pointer accent-brand-graphic touch:h-touch"
      />
      <div aria-hidden="true" className="num flex justify-between text-2xs text-text-3">
        {[0, most / 2, most].map((at) => (
          <span key={at}>{write(at)}</span>
        ))}
      </div>
    </div>
  );
}

import { ChevronDown } from 'lucide-react';

type SortSelectProps<Sort extends string> = {
  readonly label: string;
  readonly value: Sort;
  readonly options: readonly { readonly value: Sort; readonly label: string }[];
  readonly onChange: (sort: Sort) => void;
};

/** The order of a list of games. */
export function SortSelect<Sort extends string>({ label, value, options, onChange }: SortSelectProps<Sort>) {
  return (
    <label className="relative flex h-9 flex-none items-center gap-2 rounded-sm text-sm whitespace-nowrap text-text-2 touch:h-touch">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-full cursor-pointer appearance-none max-w-60 [field-sizing:content] truncate rounded-sm bg-transparent pr-6 font-semibold text-text-1 touch:text-lg"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-pop">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
}

import { useTranslation } from 'react-i18next';
import { Chip } from '#portal/ui/chip.tsx';

type PlaceChipsProps = {
  readonly names: readonly string[];
  /** The index of the chosen name. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
};

/** Chooses the place of a result that the figures are of. */
export function PlaceChips({ names, chosen, onChoose }: PlaceChipsProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div role="group" aria-label={t('figures.places')} className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1">
      {names.map((name, place) => (
        <Chip key={name} selected={place === chosen} onClick={() => onChoose(place)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

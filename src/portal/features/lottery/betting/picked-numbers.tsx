import { useTranslation } from 'react-i18next';
import type { PlayType } from '#generated/model/index.ts';
import type { Picks } from './play.ts';

/** More picks of a row than this are counted. */
const SHOWN = 24;

/** The picks of an entry, those of each row together. */
export function PickedNumbers({ picks, play }: { readonly picks: Picks; readonly play?: PlayType | undefined }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('betting.picked')} className="flex flex-wrap gap-1.5">
      {picks.map((row, place) => {
        const options = play?.rows[place]?.options ?? [];
        const name = (pick: string) => options.find(({ value }) => value === pick)?.label ?? pick;
        const isDigits = row.every((pick) => pick.length === 1) && options.length === 0;
        const shown =
          picks.length > 1
            ? [
                row
                  .slice(0, SHOWN)
                  .map(name)
                  .join(isDigits ? '' : ' '),
              ]
            : row.map(name);
        return shown.slice(0, SHOWN).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same picks
          <li key={`${place}-${index}`} className="num rounded-full bg-surface-3 px-2.5 py-0.5 text-sm font-semibold">
            {text}
          </li>
        ));
      })}
      {picks.length === 1 && (picks[0]?.length ?? 0) > SHOWN && (
        <li className="self-center text-sm text-text-2">
          {t('betting.further', { count: (picks[0]?.length ?? 0) - SHOWN })}
        </li>
      )}
    </ul>
  );
}

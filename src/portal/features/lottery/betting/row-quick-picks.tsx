import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickRow } from '#generated/model/index.ts';
import { Popover } from '#portal/ui/popover.tsx';
import { quickPickOf, quickPicksOf, randomOfAll } from './quick-picks.ts';

type RowQuickPicksProps = { readonly row: PickRow; readonly onChange: (picks: readonly string[]) => void };

/** The quick picks of one of several rows: all and none at once, the others in a menu where the row is one line. */
export function RowQuickPicks({ row, onChange }: RowQuickPicksProps) {
  const { t } = useTranslation();
  const kinds = quickPicksOf(row);
  const named = (action: string) => t('betting.ofRow', { action, row: row.label });
  const rest = kinds.filter((kind) => kind !== 'all');
  return (
    <div className="flex items-center justify-end gap-2 @min-[516px]:gap-1">
      {kinds.includes('all') && (
        <RowButton label={named(t('betting.quick.all'))} onClick={() => onChange(quickPickOf('all', row))}>
          {t('betting.quick.all')}
        </RowButton>
      )}
      <RowButton label={named(t('betting.quick.clear'))} onClick={() => onChange([])}>
        {t('betting.quick.clear')}
      </RowButton>
      <Popover
        label={named(t('betting.quick.label'))}
        className="p-1.5"
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-label={named(t('betting.quick.label'))}
            className="target hidden h-7 w-6 place-items-center rounded-sm text-text-2 hover:bg-surface-3 hover:text-text-1 @min-[516px]:grid"
          >
            <Ellipsis size={16} aria-hidden="true" />
          </button>
        )}
      >
        {(close) => {
          const take = (picks: readonly string[]) => {
            close();
            onChange(picks);
          };
          return (
            <div className="grid min-w-32">
              {rest.map((kind) => (
                <MenuButton key={kind} onClick={() => take(quickPickOf(kind, row))}>
                  {t(`betting.quick.${kind}`)}
                </MenuButton>
              ))}
              <MenuButton onClick={() => take(randomOfAll([row], row.minPicks)[0] ?? [])}>
                {t('betting.quick.random')}
              </MenuButton>
            </div>
          );
        }}
      </Popover>
    </div>
  );
}

type ButtonProps = { readonly onClick: () => void; readonly children: ReactNode };

function RowButton({ label, onClick, children }: ButtonProps & { readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="target h-8.5 rounded-md bg-surface-2 px-2.5 text-sm text-text-2 hover:bg-surface-3 hover:text-text-1 light:bg-surface-3 @min-[516px]:h-7 @min-[516px]:rounded-sm @min-[516px]:px-1.5 @min-[516px]:text-xs"
    >
      {children}
    </button>
  );
}

function MenuButton({ onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-9 items-center rounded-sm px-3 text-left text-sm hover:bg-surface-3 touch:h-touch"
    >
      {children}
    </button>
  );
}

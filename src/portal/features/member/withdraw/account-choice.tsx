import { Landmark, Plus, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundAccount } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { cn } from '#portal/lib/cn.ts';

type AccountChoiceProps = {
  readonly label: string;
  readonly accounts: readonly BoundAccount[];
  readonly chosen: string;
  /** Whether the account can be used now. */
  readonly isUsable: (account: BoundAccount) => boolean;
  /** Undefined where no more can be bound. */
  readonly onAdd: (() => void) | undefined;
  readonly onChoose: (accountId: string) => void;
};

const TILE = 'flex min-h-18 items-center gap-3 rounded-lg px-3.5 py-2 text-left';
const ICON = 'grid size-10 flex-none place-items-center rounded-md';

/** The bound accounts as radio buttons, and the button that adds one. */
export function AccountChoice({ label, accounts, chosen, isUsable, onAdd, onChoose }: AccountChoiceProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const name = useId();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
      <div role="radiogroup" aria-label={label} className="contents">
        {accounts.map((account) => {
          const { accountId, kind, bankName, ending, usableFrom } = account;
          const usable = isUsable(account);
          const Icon = kind === 'bank' ? Landmark : Smartphone;
          return (
            <label
              key={accountId}
              className={cn(
                TILE,
                'group border border-line bg-surface-1 has-checked:border-brand-graphic has-checked:bg-brand-soft',
                'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
                usable ? 'cursor-pointer' : 'opacity-70',
              )}
            >
              <input
                type="radio"
                name={name}
                value={accountId}
                checked={accountId === chosen}
                disabled={!usable}
                onChange={() => onChoose(accountId)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className={cn(
                  ICON,
                  'bg-surface-3 text-text-2 group-has-checked:bg-brand group-has-checked:text-brand-contrast',
                )}
              >
                <Icon size={20} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{bankName}</span>
                <span className="block text-xs text-text-2">
                  {usable
                    ? t('withdraw.ending', { ending })
                    : t('withdraw.usableFrom', { time: dates.write(Date.parse(usableFrom)) })}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {onAdd && (
        <button
          type="button"
          onClick={onAdd}
          className={cn(TILE, 'border border-line-strong text-text-2 hover:bg-surface-3')}
        >
          <span aria-hidden="true" className={cn(ICON, 'bg-surface-2')}>
            <Plus size={20} />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{t('withdraw.addAccount')}</span>
            <span className="block text-xs">{t('withdraw.sameName')}</span>
          </span>
        </button>
      )}
    </div>
  );
}

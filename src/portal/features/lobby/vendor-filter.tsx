import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorCard } from '#generated/model/index.ts';
import { VendorIcon } from '../../entities/vendor/vendor-icon.tsx';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useScroller } from '../../ui/use-scroller.ts';
import { ScrollerButton } from './scroller-button.tsx';

type VendorFilterProps = {
  /** Undefined while loading. */
  readonly vendors: readonly VendorCard[] | undefined;
  /** The chosen vendor, undefined for all. */
  readonly value: string | undefined;
  readonly onChange: (vassalage: string | undefined) => void;
};

/** The vendors of the category in a row to scroll, all of them first. */
export const VendorFilter = memo(function VendorFilter({ vendors, value, onChange }: VendorFilterProps) {
  const { t } = useTranslation();
  const scroller = useScroller<HTMLFieldSetElement>();
  if (!vendors) return <Skeleton className="h-touch rounded-md lg:h-control-md" />;
  return (
    <div className="flex items-center gap-2">
      <fieldset
        ref={scroller.ref}
        aria-label={t('lobby.providers')}
        className="-mx-gutter -my-1 flex min-w-0 flex-1 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] lg:-mx-1 lg:px-1"
      >
        <Vendor selected={value === undefined} onSelect={() => onChange(undefined)}>
          <span className="pl-[7px]">{t('lobby.allProviders')}</span>
          <span className={cn('num text-xs font-medium', value === undefined ? 'opacity-70' : 'text-text-3')}>
            {vendors.length}
          </span>
        </Vendor>
        {vendors.map((vendor) => (
          <Vendor
            key={vendor.vassalage}
            selected={value === vendor.vassalage}
            onSelect={() => onChange(vendor.vassalage)}
          >
            <VendorIcon src={vendor.smallIcon} size={26} lazy className="size-[26px] rounded-[7px]" />
            {vendor.vendorName}
          </Vendor>
        ))}
      </fieldset>
      <ScrollerButton scroller={scroller} label={t('lobby.moreProviders')} />
    </div>
  );
});

type VendorProps = { readonly selected: boolean; readonly onSelect: () => void; readonly children: ReactNode };

function Vendor({ selected, onSelect, children }: VendorProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={cn(
        'inline-flex h-touch flex-none items-center gap-2 rounded-md border pr-3.5 pl-[7px] text-sm font-medium whitespace-nowrap transition-colors lg:h-control-md',
        selected
          ? 'border-transparent bg-text-1 font-semibold text-surface-0'
          : 'border-line bg-surface-1 text-text-1 hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}

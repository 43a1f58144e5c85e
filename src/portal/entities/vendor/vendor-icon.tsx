import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';

type VendorIconProps = {
  /** `smallIcon` of the vendor (ENTITY-22). */
  readonly src: string;
  /** Width and height in px; `className` can override them. */
  readonly size: number;
  readonly className: string;
  /** Loads the icon when it comes near the screen. */
  readonly lazy?: boolean;
};

/** The small icon of a vendor, shown beside its name. */
export function VendorIcon({ src, size, className, lazy = false }: VendorIconProps) {
  return (
    <img
      src={pictureUrl(src)}
      alt=""
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      className={cn('flex-none', className)}
    />
  );
}

import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';

type VendorIconProps = {
  /** `smallIcon` of the vendor (ENTITY-22). */
  readonly src: string;
  /** Width and height in px, before `className` has its say. */
  readonly size: number;
  readonly className: string;
  /** It may stand far from the screen: fetched as it comes closer. */
  readonly lazy?: boolean;
};

/** The small icon of a vendor, beside its name. */
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

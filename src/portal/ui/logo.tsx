import { cn } from '../lib/cn.ts';
import { pictureUrl } from '../lib/urls.ts';

/** Where a brand's own logo stands, by theme. */
export type LogoPictures = { readonly dark: string; readonly light: string };

type LogoProps = {
  readonly name: string;
  /** The brand's own logo instead of mark and name. */
  readonly pictures?: LogoPictures | null | undefined;
  /** Only the mark; the name is spoken. */
  readonly markOnly?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The brand: its own logo, else the mark, a corner with a light in it, and the name. */
export function Logo({ name, pictures, markOnly = false, className }: LogoProps) {
  if (pictures) return <Pictures name={name} {...pictures} />;
  return (
    <span
      className={cn(
        'display inline-flex items-center gap-2 text-2xl/none lowercase [font-stretch:116%] [font-weight:800] [letter-spacing:-.035em]',
        className,
      )}
    >
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path d="M3.5 3h5v16.5H25v5H3.5Z" fill="currentColor" />
        <path d="M11.5 16.5v-12a12 12 0 0 1 12 12Z" className="fill-brand-mark" />
      </svg>
      <span className={markOnly ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}

/** Both are in the page, so a change of theme renders nothing. The hidden one is not loaded. */
function Pictures({ name, dark, light }: LogoPictures & { readonly name: string }) {
  const image = (src: string, className: string) => (
    <img
      src={pictureUrl(src)}
      alt={name}
      height="28"
      loading="lazy"
      className={cn('h-7 w-auto min-w-0 max-w-40 object-contain object-left', className)}
    />
  );
  return (
    <>
      {image(dark, 'light:hidden')}
      {image(light, 'hidden light:block')}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Banner } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BannerLink, bannerTarget } from './banner-link.tsx';
import type { BannerSize } from './banner-size.ts';

type BannerSlideProps = {
  readonly banner: Banner;
  readonly size: BannerSize;
  /** The first image loads at once; the others load when they are needed. */
  readonly first: boolean;
};

/** One banner: its picture, and its words over the quiet left half of it. */
export function BannerSlide({ banner, size, first }: BannerSlideProps) {
  const [missing, setMissing] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // An image in the server's markup may have failed before React listened.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setMissing(banner.url);
  }, [banner.url]);
  return (
    <div className={FRAME}>
      <img
        ref={picture}
        // A banner without its image keeps its text on a plain background.
        src={missing === banner.url ? NO_PICTURE : pictureUrl(banner.url)}
        onError={() => setMissing(banner.url)}
        alt=""
        width={920}
        height={288}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? 'eager' : 'lazy'}
        draggable={false}
        className={cn('absolute inset-0 -z-1 size-full object-cover', PLACE[size])}
      />
      <span aria-hidden="true" className={VEIL} />
      {size === 'tall' ? <TallWords banner={banner} /> : <SlimWords banner={banner} />}
    </div>
  );
}

/** An empty image that causes no request. */
const NO_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The visible part of a too wide image. On a phone its motif stands beside the text, not under it. */
const PLACE: Readonly<Record<BannerSize, string>> = {
  tall: 'object-[69%_50%] md:object-right',
  slim: 'object-[58%_50%] md:object-right',
};
const FRAME =
  'relative isolate h-full overflow-hidden rounded-xl art-ground-dark text-on-art ' +
  'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-on-art/10';
// The text is wider than the plain half on a phone.
const VEIL = 'absolute inset-y-0 left-0 -z-1 w-3/4 bg-linear-to-r from-overlay-ink to-transparent lg:hidden';
const HEADLINE = 'font-display font-[750] tracking-[-0.02em] text-balance [font-stretch:var(--wdth-display)]';

/** On a phone a longer title uses the space of the sentence below it. */
const LONG_TITLE = 24;

type WordsProps = { readonly banner: Banner };

function TallWords({ banner }: WordsProps) {
  const target = bannerTarget(banner);
  const long = banner.title.length > LONG_TITLE;
  return (
    <div className="flex h-full w-[66%] max-w-[464px] flex-col items-start p-5 pb-4.5 sm:w-1/2 md:py-6 md:pl-8 lg:py-[27px] lg:pr-0 lg:pl-11">
      {banner.kicker && <p className="text-xs font-semibold text-on-art-2">{banner.kicker}</p>}
      <p
        className={cn(
          HEADLINE,
          'mt-1.5 lg:mt-2.5 lg:line-clamp-2 lg:text-[40px]/[44px] [&:lang(vi)]:leading-[1.2]',
          long
            ? 'line-clamp-3 text-[23px]/[27px] md:text-[26px]/[30px]'
            : 'line-clamp-2 text-[27px]/[30px] md:text-[31px]/[35px]',
        )}
      >
        {banner.title}
      </p>
      {banner.text && (
        <p
          className={cn(
            'mt-1.5 line-clamp-1 max-w-[340px] text-sm/[18px] text-on-art-2 md:line-clamp-2 lg:mt-2.5 lg:text-[15px]/[22px]',
            long && 'max-md:hidden',
          )}
        >
          {banner.text}
        </p>
      )}
      <div className="mt-auto flex items-center gap-4">
        {target && (
          <BannerLink
            banner={banner}
            target={target}
            buttonClass={buttonClass({ variant: 'brand', className: 'lg:h-control-lg lg:px-5.5 lg:text-[15px]' })}
          />
        )}
        {banner.terms && (
          <p className="hidden max-w-[200px] text-2xs text-balance text-on-art-3 lg:block">{banner.terms}</p>
        )}
      </div>
    </div>
  );
}

function SlimWords({ banner }: WordsProps) {
  const target = bannerTarget(banner);
  return (
    <div className="flex h-full w-[66%] flex-col justify-center px-5 sm:w-1/2 sm:pr-0 sm:pl-9">
      {/* Text that does not fit on a phone is left out, not cut. */}
      <p
        className={cn(
          HEADLINE,
          'line-clamp-2 text-[20px]/[24px] sm:text-[26px]/[30px] lg:line-clamp-1 lg:text-[34px]/[40px]',
        )}
      >
        {banner.title}
      </p>
      {banner.text && <p className="mt-1 line-clamp-2 text-sm/[18px] text-on-art-2 sm:text-md/[20px]">{banner.text}</p>}
      {target && <BannerLink banner={banner} target={target} />}
    </div>
  );
}

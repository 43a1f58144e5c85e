import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Banner } from '#generated/model/index.ts';
import { promotionPath } from '../../access/paths.ts';
import { useLaunch } from '../../entities/launch/use-launch.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { buttonClass } from '../../ui/button.tsx';

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

/** Where a click on a banner leads. */
type BannerTarget =
  | { readonly kind: 'route' | 'url'; readonly to: string }
  | { readonly kind: 'game'; readonly vassalage: string; readonly nodeId: string | undefined };

/** `SAF/20001`, a game of a vendor, or `VEL`, the vendor's lobby. */
const GAME = /^([A-Z0-9_]{2,20})(?:\/([0-9]{1,12}))?$/;

/** The id of a promotion. */
const PROMOTION = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The target of a banner (BANNER-09, BANNER-11). Undefined for banners without linkage, for targets that could lead
 * elsewhere than they say.
 */
export function bannerTarget({
  linkageType,
  linkage,
}: Pick<Banner, 'linkageType' | 'linkage'>): BannerTarget | undefined {
  if (!linkage) return undefined;
  if (linkageType === 'ROUTE' && /^\/(?![/\\])/.test(linkage)) return { kind: 'route', to: linkage };
  if (linkageType === 'URL' && /^https?:\/\//i.test(linkage)) return { kind: 'url', to: linkage };
  if (linkageType === 'PROMOTION' && PROMOTION.test(linkage)) return { kind: 'route', to: promotionPath(linkage) };
  const [, vassalage, nodeId] = (linkageType === 'GAME' && GAME.exec(linkage)) || [];
  return vassalage ? { kind: 'game', vassalage, nodeId } : undefined;
}

type BannerLinkProps = {
  readonly banner: Banner;
  readonly target: BannerTarget;
  /** Classes of a visible button; without them the link is the banner's whole area and nothing else. */
  readonly buttonClass?: string | undefined;
};

// The link's own box is the button's; this makes all of the banner take its click.
const STRETCHED = 'static! after:absolute after:inset-0 after:rounded-xl';
const AREA = 'absolute inset-0 rounded-xl focus-visible:-outline-offset-2';

/** The link of a banner: a page of the portal, a game, or an address in a new tab. */
function BannerLink({ banner, target, buttonClass }: BannerLinkProps) {
  const launch = useLaunch();
  const label = banner.actionLabel ?? banner.title;
  const look =
    buttonClass && banner.actionLabel
      ? { className: `${buttonClass} ${STRETCHED}`, children: label }
      : { className: AREA, 'aria-label': label };
  if (target.kind === 'route') return <Link to={target.to} draggable={false} {...look} />;
  if (target.kind === 'game') return <button type="button" onClick={() => launch(target)} {...look} />;
  return <a href={target.to} target="_blank" rel="noopener" draggable={false} {...look} />;
}

/** Tall on the home page, slim above every other page. */
export type BannerSize = 'tall' | 'slim';

type Measures = {
  /** The same while loading, before and after the carousel takes over: nothing below it may move. */
  readonly frame: string;
  /** Width of a slide, and of the layer that its controls lie in. */
  readonly slide: string;
  /** Shows the first slide in the middle, as the carousel will. */
  readonly firstInTheMiddle: string;
};

/** Centred slides with their neighbours peeking on the home page; one slide of full width elsewhere. */
export const bannerMeasures: Readonly<Record<BannerSize, Measures>> = {
  tall: {
    frame: '-mx-gutter h-51 md:h-60 lg:h-72',
    slide: 'w-[min(920px,100%-2*var(--gutter))]',
    firstInTheMiddle: '[transform:translateX(calc(50%-0.5*min(920px,100%-2*var(--gutter))))]',
  },
  slim: {
    frame: 'h-24 rounded-xl sm:h-32',
    slide: 'w-full',
    firstInTheMiddle: '',
  },
};

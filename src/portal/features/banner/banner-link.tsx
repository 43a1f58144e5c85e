import { Link } from 'react-router-dom';
import type { Banner } from '#generated/model/index.ts';
import { promotionPath } from '../../access/paths.ts';
import { useLaunch } from '../../entities/launch/use-launch.ts';

/** Where a click on a banner leads. */
export type BannerTarget =
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
export function BannerLink({ banner, target, buttonClass }: BannerLinkProps) {
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

import { linkOf, useSite } from '../../access/site.ts';
import { cn } from '../../lib/cn.ts';
import { SocialIcon, type SocialNetwork } from '../../ui/social-icon.tsx';

const NAMES: Record<SocialNetwork, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  TELEGRAM: 'Telegram',
  YOUTUBE: 'YouTube',
  TWITTER: 'X',
  TIKTOK: 'TikTok',
  LINE: 'LINE',
};

type SocialLinksProps = {
  readonly networks: readonly SocialNetwork[];
  readonly listClassName: string;
  readonly linkClassName: string;
};

/** A link for each social network of the brand. */
export function SocialLinks({ networks, listClassName, linkClassName }: SocialLinksProps) {
  const site = useSite();
  const links = networks.flatMap((network) => {
    const url = linkOf(site, network);
    return url ? [{ network, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={listClassName}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={NAMES[network]}
            className={cn('grid place-items-center', linkClassName)}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

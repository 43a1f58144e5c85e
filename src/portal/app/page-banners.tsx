import { useMatches } from 'react-router-dom';
import { isForAgents, useSite } from '../access/site.ts';
import { BannerCarousel } from '../features/banner/banner-carousel.tsx';
import { isRouteHandle } from './page-title.ts';

/** The banners of the page's row in the table (BANNER-01 to BANNER-03). A site for agents has none. */
export function PageBanners() {
  const handle = useMatches().at(-1)?.handle;
  const site = useSite();
  const group = isRouteHandle(handle) ? handle.banner : undefined;
  return group && site && !isForAgents(site) && <BannerCarousel group={group} />;
}

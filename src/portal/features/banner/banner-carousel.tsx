import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import type { BannerGroup } from '#generated/model/index.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { bannerMeasures } from './banner-size.ts';
import { BannerSlide } from './banner-slide.tsx';
import { Carousel } from './carousel.tsx';

/** The banners of a group (BANNER-04): nothing where it has none, one that stands still, or a carousel. */
export function BannerCarousel({ group }: { readonly group: BannerGroup }) {
  const { data, isPending } = useListAnnouncements(noticeParams);
  const size = group === 'w_home' ? 'tall' : 'slim';
  const measures = bannerMeasures[size];
  if (isPending) {
    return (
      <div className={measures.frame}>
        <Skeleton className={cn('mx-auto h-full rounded-xl', measures.slide)} />
      </div>
    );
  }
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? [];
  const [first] = banners;
  if (!first) return null;
  if (banners.length > 1) return <Carousel key={group} banners={banners} size={size} />;
  return (
    <div className={measures.frame}>
      <div className={cn('mx-auto h-full', measures.slide)}>
        <BannerSlide banner={first} size={size} first />
      </div>
    </div>
  );
}

import { useListAnnouncements } from '../../../../generated/client/notices/notices.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';

/** The picture of the help banner, fading into the ground at its left. */
export function HelpArt({ className }: { readonly className: string }) {
  const banner = useListAnnouncements(noticeParams).data?.banners.find(({ groupName }) => groupName === 'w_help');
  if (!banner) return null;
  return (
    <img
      src={banner.url}
      alt=""
      className={`${className} w-3/5 object-cover object-right [mask-image:linear-gradient(to_right,transparent,#000_60%)]`}
    />
  );
}

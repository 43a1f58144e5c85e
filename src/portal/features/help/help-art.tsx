import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';

/** The image of the help banner as a background. Its left half is plain, for the text. */
export function HelpArt() {
  const banner = useListAnnouncements(noticeParams).data?.banners.find(({ groupName }) => groupName === 'w_help');
  if (!banner) return null;
  return (
    <>
      <img
        src={pictureUrl(banner.url)}
        alt=""
        className="absolute inset-0 size-full object-cover object-left md:object-right"
      />
      {/* Here the text is wider than the plain half. */}
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-r from-overlay-ink from-40% to-transparent lg:hidden"
      />
    </>
  );
}

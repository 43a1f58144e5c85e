import { Megaphone } from 'lucide-react';
import { useListAnnouncements } from '../../../../generated/client/notices/notices.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';

/** The newest headline of the site, in one line, where there is room for it. */
export function AnnouncementLine() {
  const headline = useListAnnouncements(noticeParams).data?.headline[0];
  return (
    <p className="hidden min-w-0 flex-1 items-center gap-2.5 text-sm text-text-2 md:flex">
      {headline && (
        <>
          <Megaphone size={18} aria-hidden="true" className="text-text-3" />
          <span className="truncate">{headline.title}</span>
        </>
      )}
    </p>
  );
}

import { Megaphone } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { PartBoundary } from '../part-boundary.tsx';
import type { TickerProps } from './ticker.tsx';

const Ticker = lazyPart<TickerProps>(() => import('./ticker.tsx').then((part) => part.Ticker), 'announcements');

/**
 * The newest headline of the site, in windows that are wide enough. The other headlines and their links load in an idle
 * task.
 */
export function AnnouncementLine() {
  const headlines = useListAnnouncements(noticeParams).data?.headline ?? [];
  const [late, setLate] = useState(Ticker.isLoaded);
  useEffect(() => (late ? undefined : whenIdle(() => setLate(true))), [late]);
  const first = (
    <p className="hidden min-w-0 flex-1 items-center gap-2.5 text-sm text-text-2 lg:flex">
      {headlines[0] && (
        <>
          <Megaphone size={18} aria-hidden="true" className="text-text-3" />
          <span className="truncate">{headlines[0].title}</span>
        </>
      )}
    </p>
  );
  if (!late || headlines.length === 0) return first;
  return (
    <PartBoundary fallback={first}>
      <Suspense fallback={first}>
        <Ticker headlines={headlines} />
      </Suspense>
    </PartBoundary>
  );
}

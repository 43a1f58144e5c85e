import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageFallback } from '../page-fallback.tsx';
import { FrameMain } from './frame-main.tsx';

/** The frame of pages with their own layout: no header, menu or footer (ROUTE-15, ROUTE-16). */
export function Frameless() {
  return (
    <FrameMain className="min-h-dvh">
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </FrameMain>
  );
}

import { ChevronRight, Megaphone, Pause, Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '#generated/model/index.ts';
import { useModals } from '../../access/use-modals.ts';
import { useAutoplay } from '../../entities/carousel/use-autoplay.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';

export type TickerProps = {
  /** At least one. */
  readonly headlines: readonly Announcement[];
};

/**
 * The headlines of the site, one at a time, each a link to its announcement. They advance by themselves until the user
 * pauses them; with reduced motion the user advances them.
 */
export function Ticker({ headlines }: TickerProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [position, setPosition] = useState(0);
  const count = headlines.length;
  const index = position % count;
  const onNext = useCallback(() => setPosition((now) => now + 1), []);
  const { paused, togglePaused, pausers } = useAutoplay({ enabled: count > 1 && !isStill, index: position, onNext });
  const headline = headlines[index];
  if (!headline) return null;
  return (
    <section
      aria-label={t('announcements.ticker.label')}
      className="hidden min-w-0 flex-1 items-center gap-1 text-sm lg:flex"
      {...pausers}
    >
      <button
        type="button"
        onClick={() => open('announcements', { own: true }, headline.id)}
        {...onIntent(() => preloadModal('announcements'))}
        className="target flex min-w-0 items-center gap-2.5 rounded-sm text-left text-text-2 hover:text-text-1"
      >
        <Megaphone size={18} aria-hidden="true" className="text-text-3" />
        <span key={headline.id} className="animate-fade truncate">
          {headline.title}
        </span>
      </button>
      {count > 1 &&
        (isStill ? (
          <IconButton size="sm" label={t('announcements.ticker.next')} onClick={onNext}>
            <ChevronRight size={16} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            size="sm"
            label={paused ? t('announcements.ticker.resume') : t('announcements.ticker.pause')}
            onClick={togglePaused}
          >
            {paused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
          </IconButton>
        ))}
    </section>
  );
}

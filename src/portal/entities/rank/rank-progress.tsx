import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerRank } from '#generated/model/index.ts';

const LINE = 'flex flex-wrap justify-between gap-x-4 text-sm text-on-art-2';

/** The progress to the next rank, in points and as a bar. It stands on art, which is the same in both themes. */
export function RankProgress({ rank: { rankPoints: points, next } }: { readonly rank: PlayerRank }) {
  const { t } = useTranslation();
  if (next === null) {
    return (
      <p className={LINE}>
        <Figures text={t('vip.pointsAlone', { points })} />
        <span>{t('vip.top')}</span>
      </p>
    );
  }
  const { clubLabel, pointsNeeded: needed, pointsToNext } = next;
  const rank = clubLabel.labelName;
  const share = needed === 0 ? 100 : Math.min(100, Math.floor((points / needed) * 100));
  return (
    <div>
      <p className={LINE}>
        <Figures text={t('vip.points', { points, needed })} />
        <Figures
          text={pointsToNext === 0 ? t('vip.reachedNow', { rank }) : t('vip.next', { rank, points: pointsToNext })}
        />
      </p>
      <div
        role="progressbar"
        aria-label={t('vip.progress', { rank })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={t('vip.progressText', { points, needed })}
        className="mt-2 h-2 overflow-hidden rounded-full bg-on-art/20 forced-colors:border"
      >
        <div className="h-full rounded-full bg-art-play forced-colors:bg-[Highlight]" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** A sentence on art with emphasised figures. */
function Figures({ text }: { readonly text: string }) {
  // Every second part is a figure.
  const parts = text.split(/(\d+(?:[.,]\d+)*)/);
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <span key={index} className="num text-on-art">
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAvatars } from '#generated/client/member-profile/member-profile.ts';
import { LoadFailed } from '#portal/entities/loading/load-failed.tsx';
import { pictureUrl } from '#portal/lib/picture-hosts.ts';
import { useMediaQuery } from '#portal/lib/use-media-query.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';

type AvatarGalleryProps = {
  /** The chosen id, empty for none. */
  readonly value: string;
  /** The current image. */
  readonly url: string | null;
  readonly onChange: (avatarId: string) => void;
};

const SKELETONS = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

/**
 * The drawn pictures to choose from, on phones folded above what the page is opened for. Radio buttons, so the arrow
 * keys come with the platform.
 */
export function AvatarGallery({ value, url, onChange }: AvatarGalleryProps) {
  const { t } = useTranslation();
  const name = useId();
  const { data, error, isFetching, refetch } = useListAvatars();
  const hasRoom = useMediaQuery('(width >= 640px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = hasRoom || isUnfolded;
  const chosen = data?.find(({ avatarId }) => avatarId === value)?.avatarUrl ?? url;
  return (
    <fieldset className="grid min-w-0 grid-cols-[96px_minmax(0,1fr)] items-center gap-4 sm:items-start sm:gap-6">
      <legend className="sr-only">{t('member.profile.avatar')}</legend>
      <div aria-hidden="true" className="size-24 overflow-hidden rounded-full bg-avatar">
        {chosen && <img src={pictureUrl(chosen)} alt="" width="96" height="96" className="size-full object-cover" />}
      </div>
      {!hasRoom && (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm font-medium text-text-2">{t('member.profile.avatar')}</p>
          <Button size="sm" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {t('member.profile.avatarChoose')}
          </Button>
        </div>
      )}
      <div hidden={!isOpen} className="min-w-0 max-sm:col-span-2">
        {hasRoom && <p className="mb-2 text-sm font-medium text-text-2">{t('member.profile.avatar')}</p>}
        {!data && error && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
        <div className="flex flex-wrap gap-2">
          {!data && !error && SKELETONS.map((key) => <Skeleton key={key} className="size-11 rounded-full" />)}
          {data?.map(({ avatarId, avatarUrl }, index) => (
            <label
              key={avatarId}
              className="relative size-11 cursor-pointer rounded-full p-0.5 has-checked:outline-2 has-checked:outline-brand-graphic has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={avatarId}
                checked={avatarId === value}
                onChange={() => onChange(avatarId)}
                aria-label={
                  avatarId === 'own'
                    ? t('member.profile.avatarOwn')
                    : t('member.profile.avatarNumber', { number: index })
                }
                className="sr-only"
              />
              <img
                src={pictureUrl(avatarUrl)}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                className="size-full rounded-full object-cover"
              />
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

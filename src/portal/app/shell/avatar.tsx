import { useState } from 'react';
import { useGetPlayerAvatar } from '#generated/client/member/member.ts';
import { useLoggedIn } from '../../access/session.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';

type AvatarProps = { readonly name: string; readonly className?: string | undefined };

/** The member's picture. Without one, or if it is broken, the initials of the name (HEADER-12). */
export function Avatar({ name, className }: AvatarProps) {
  const url = useGetPlayerAvatar({ query: { enabled: useLoggedIn() } }).data?.avatarUrl;
  const [broken, setBroken] = useState<string | null>(null);
  const picture = url && url !== broken ? url : undefined;
  return (
    <span
      aria-hidden="true"
      // Drawn as an image, so that the initials do not become part of the button's name.
      data-initials={picture ? undefined : initials(name)}
      className={cn(
        'display grid size-9 flex-none place-items-center overflow-hidden rounded-full bg-avatar text-sm/none text-on-art after:content-[attr(data-initials)]',
        className,
      )}
    >
      {picture && (
        <img
          src={pictureUrl(picture)}
          alt=""
          width="36"
          height="36"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return ((words[0]?.[0] ?? '') + last).toUpperCase();
}

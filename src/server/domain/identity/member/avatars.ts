import type { AvatarChoice } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';

/** The number of drawn pictures in the gallery, besides the account's own. */
export const GALLERY_SIZE = 24;

const OWN = 'own';
const gallery = Array.from({ length: GALLERY_SIZE }, (_, index) => String(index + 1));

/** The picture of a gallery avatar, for this member; undefined for an unknown id. */
export function avatarUrlOf(avatarId: string, memberId: number): string | undefined {
  if (avatarId === OWN) return `/art/avatar/${memberId}.svg`;
  return gallery.includes(avatarId) ? `/art/avatar/${avatarId}.svg` : undefined;
}

/** The avatar of a stored picture; null for none, and for a picture that the operator set. */
export function avatarIdOf(url: string | null, memberId: number): string | null {
  return [OWN, ...gallery].find((id) => avatarUrlOf(id, memberId) === url) ?? null;
}

const URL_OF = 'select avatar_url as "avatarUrl" from members where id = $1';

/** The gallery's avatars, `own` first; the member's is marked. `in_need_true_account` for trial accounts. */
export async function listAvatars({ db }: Pick<Services, 'db'>, session: Session): Promise<AvatarChoice[]> {
  requireTrueAccount(session);
  const [row] = await queryUrl(db, session.memberId);
  const chosen = avatarIdOf(row?.avatarUrl ?? null, session.memberId);
  return [OWN, ...gallery].flatMap((avatarId) => {
    const avatarUrl = avatarUrlOf(avatarId, session.memberId);
    return avatarUrl === undefined ? [] : [{ avatarId, avatarUrl, chosen: avatarId === chosen }];
  });
}

function queryUrl(db: Queries, memberId: number) {
  return db.query<{ avatarUrl: string | null }>('avatar_of_member', URL_OF, [memberId]);
}

import { eq } from 'drizzle-orm';
import type { BannerArt } from '#server/db/schema/notices.ts';
import { pointRewards } from '#server/db/schema/point-rewards.ts';
import type { Services } from '#server/services.ts';

/** Returns the art input of a drawn reward; null for any other id. */
export async function findRewardArt({ db }: Pick<Services, 'db'>, id: string): Promise<BannerArt | null> {
  const [row] = await db.orm.select({ art: pointRewards.art }).from(pointRewards).where(eq(pointRewards.id, id));
  return row?.art ?? null;
}

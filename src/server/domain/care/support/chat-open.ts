import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';

/** Refuses where the brand has no chat (CHAT-05): `chat_unavailable`. */
export function requireChat({ brand }: Pick<Services, 'brand'>): void {
  if (!brand.flags.CBS3) throw new Failure('chat_unavailable');
}

import { chatUrl } from '../../domain/support/chat-url.ts';
import type { Handler } from '../handler.ts';

export const getChatUrl: Handler<'getChatUrl'> = async ({ session, query, language }, services) => ({
  success: true,
  chatUrl: await chatUrl(services, session, { ...query, language: query.language ?? language }),
});

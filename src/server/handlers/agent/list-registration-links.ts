import { listLinks } from '../../domain/agent/registration-links.ts';
import type { Handler } from '../handler.ts';

export const listRegistrationLinks: Handler<'listRegistrationLinks'> = async ({ session, query }, services) => ({
  success: true,
  value: await listLinks(services, session, query),
});

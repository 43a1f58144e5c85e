import { removeLink } from '../../domain/agent/registration-links.ts';
import type { Handler } from '../handler.ts';

export const removeRegistrationLink: Handler<'removeRegistrationLink'> = async ({ session, params }, services) => ({
  success: true,
  value: await removeLink(services, session, params.linkId),
});

import { createLink } from '../../domain/agent/registration-links.ts';
import type { Handler } from '../handler.ts';

export const createRegistrationLink: Handler<'createRegistrationLink'> = async ({ session, body }, services) => ({
  success: true,
  value: await createLink(services, session, body),
});

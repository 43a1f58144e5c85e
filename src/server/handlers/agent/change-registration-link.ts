import { changeLink } from '../../domain/agent/registration-links.ts';
import type { Handler } from '../handler.ts';

export const changeRegistrationLink: Handler<'changeRegistrationLink'> = async (
  { session, params, body },
  services,
) => ({ success: true, value: await changeLink(services, session, params.linkId, body) });

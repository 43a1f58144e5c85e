import { drawEvidence } from '../../domain/lottery/evidence.ts';
import type { Handler } from '../handler.ts';

export const getDrawEvidence: Handler<'getDrawEvidence'> = async ({ params, language }, services) => ({
  success: true,
  value: await drawEvidence(services, params.drawId, language),
});

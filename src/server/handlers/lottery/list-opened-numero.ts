import { openedNumero } from '../../domain/lottery/numero.ts';
import type { Handler } from '../handler.ts';

export const listOpenedNumero: Handler<'listOpenedNumero'> = async ({ query, language }, services) => ({
  success: true,
  value: await openedNumero(services, query, language),
});

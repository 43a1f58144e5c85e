import { vietnamNumero } from '../../domain/lottery/numero.ts';
import type { Handler } from '../handler.ts';

export const getVietnamNumero: Handler<'getVietnamNumero'> = async ({ query, language }, services) => ({
  success: true,
  value: await vietnamNumero(services, query, language),
});

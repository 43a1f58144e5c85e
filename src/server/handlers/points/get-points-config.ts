import type { Handler } from '../handler.ts';

export const getPointsConfig: Handler<'getPointsConfig'> = async (_, { brand }) => ({
  success: true,
  value: { ...brand.points, currency: brand.currency.code },
});

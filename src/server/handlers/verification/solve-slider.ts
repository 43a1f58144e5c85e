import { solveSlider as solve } from '../../domain/verification/slider.ts';
import type { Handler } from '../handler.ts';

export const solveSlider: Handler<'solveSlider'> = async ({ body }, services) => ({
  success: true,
  value: await solve(services, body),
});

import { drawSlider } from '../../domain/verification/slider.ts';
import type { Handler } from '../handler.ts';

export const getSlider: Handler<'getSlider'> = async (_request, services) => ({
  success: true,
  value: await drawSlider(services),
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  ELotteryPage,
  GamePage,
  HomePage,
  LotteryPage,
  lobbyPageOf,
  PointMallPage,
  PromotionPage,
  PromotionsPage,
  SeamlessPage,
  VietnamPage,
} from './pages.ts';

test.each([
  ['egame', lobbyPageOf('RNG')],
  ['elott', ELotteryPage],
  ['lottery', LotteryPage],
  ['vnlottery', VietnamPage],
  ['pointMall', PointMallPage],
  ['promo', PromotionsPage],
  ['promoDetail', PromotionPage],
  ['seamless', SeamlessPage],
  ['byIframe', GamePage],
  ['index', HomePage],
] as const)('PERF-01 the code of section %s comes when it is asked for, and not before', async (_section, page) => {
  expect(page.isLoaded()).toBe(false);
  await page.preload();
  expect(page.isLoaded()).toBe(true);
});

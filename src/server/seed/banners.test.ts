import { expect, test } from 'vitest';
import { seedBanners } from './banners.ts';

test('BANNER-09 no banner of the home page leads to the home page', () => {
  const routes = seedBanners.flatMap(({ groupName, route }) => (groupName === 'w_home' && route ? [route] : []));
  expect(routes).not.toHaveLength(0);
  expect(routes.filter((route) => route === '/' || route === '/index')).toEqual([]);
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getListPromotionsResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { getListPromotionsMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openFrame } from '../../testing/frame.tsx';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

const card = (title: string) => screen.findByRole('link', { name: title });
const answer = getListPromotionsResponseMock();

describe('the list of promotions', () => {
  test('ROUTE-30 ROUTE-11 ENTITY-03 PROMO-10 shows each with its category, short terms and state', async () => {
    openPage('/promotions');
    const link = await card('Welcome gift');
    expect(link.getAttribute('href')).toBe('/promotions/p-101');
    const item = within(link.closest('li') as HTMLElement);
    expect(item.getByText('New player')).toBeDefined();
    expect(item.getByText(/8x turnover/)).toBeDefined();
    const { summary, picture } = answer.value.content.find(({ id }) => id === 'p-101') ?? expect.fail('no p-101');
    expect(item.getByText(summary)).toBeDefined();
    expect(link.closest('li')?.querySelector('img')?.getAttribute('src')).toBe(picture);
    expect(item.queryByText(/^(Join|Coming soon|Closed)$/)).toBeNull();
    const coming = (await card('Tet countdown')).closest('li') as HTMLElement;
    expect(within(coming).getByText('Coming soon')).toBeDefined();
    expect(screen.getByRole('button', { name: 'All 6' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('PROMO-10 the category is in the address, and an unknown one shows the whole list', async () => {
    const asked: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('promotions')) asked.push(new URL(request.url).searchParams.get('category'));
    });
    const { user, address } = openPage('/promotions?category=free&page=-1');
    await card('Welcome gift');
    await user.click(screen.getByRole('button', { name: 'Deposit 2' }));
    await waitFor(() => expect(address()).toBe('/promotions?category=deposit'));
    await waitFor(() => expect(asked).toEqual([null, 'deposit']));
  });

  test('an empty category links to all promotions, a failed one can be retried', async () => {
    server.use(getListPromotionsMockHandler({ ...answer, value: { ...answer.value, content: [], totalPages: 0 } }));
    const { user, address } = openPage('/promotions?category=vip');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('/promotions'));
  });

  test('a list that fails to load says so, and loads on retry', async () => {
    server.use(refuse('get', '/wps/relay/MCSFE_promotions', 500, 'system_error'));
    const { user } = openPage('/promotions');
    expect(await screen.findByText('The promotions did not load')).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Welcome gift')).toBeDefined();
  });
});

describe('a promotion', () => {
  test.each(['/promotions/p-101', '/promoDetail?id=p-101'])(
    'ROUTE-12 ROUTE-13 ROUTE-30 %s shows it in full, with its costs before its rewards',
    async (path) => {
      let asked: string | null = null;
      server.events.on('request:start', ({ request }) => {
        if (request.url.includes('promotionDetail')) asked = new URL(request.url).searchParams.get('id');
      });
      openFrame(path, { own: ['/promotions/:id', '/promoDetail'] });
      expect(await screen.findByRole('heading', { level: 1, name: 'Welcome gift' })).toBeDefined();
      expect(await screen.findByText(/Every new account can claim/)).toBeDefined();
      expect(screen.getByText('The largest stake that counts is $10.00.')).toBeDefined();
      expect(screen.getByText('Live Casino counts 20%.')).toBeDefined();
      expect(document.title).toBe('Welcome gift | Lumo');
      expect(asked).toBe('p-101');
    },
  );

  test('a promotion for new players offers a guest the registration', async () => {
    const { user, address } = openPage('/promotions/p-101');
    await screen.findByRole('heading', { level: 1, name: 'Welcome gift' });
    await user.click(within(screen.getByRole('article')).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(address()).toBe('/promotions/p-101?modal=register'));
  });

  test.each(['/promoDetail', `/promotions/${'x'.repeat(300)}`])('%s says that it does not exist', async (path) => {
    openPage(path);
    expect(await screen.findByText('This promotion is no longer available')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/promotions');
  });

  test('ROUTE-30 an unknown id says that it does not exist', async () => {
    server.use(refuse('get', '/wps/relay/MCSFE_promotionDetail', 404, 'not_found'));
    openPage('/promotions/p-999');
    expect(await screen.findByText('This promotion is no longer available')).toBeDefined();
  });
});

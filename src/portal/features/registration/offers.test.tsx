// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getListAnnouncementsResponseMock } from '#generated/client/notices/notices.faker.ts';
import { getListAnnouncementsMockHandler } from '#generated/client/notices/notices.msw.ts';
import { getListPromotionsResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { media, withLayout } from '../../entities/testing/with-layout.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { type Offer, Offers, useOffers } from './register-page.tsx';

withServer();
withLayout();
beforeAll(() => loadArea('registration'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offer = (id: string): Offer => ({
  id,
  title: `Offer ${id}`,
  text: 'Words',
  picture: undefined,
  to: undefined,
  wagering: undefined,
});
const shown = () => screen.getAllByRole('group').find((slide) => !slide.hasAttribute('inert'))?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the offers for new players', () => {
  test('REGISTER-07 REGISTER-08 stand one at a time and move on every 5 s, round and round', () => {
    renderInPortal(<Offers offers={[offer('a'), offer('b')]} />);
    expect(shown()).toContain('Offer a');
    const slides = screen.getAllByRole('group').map(({ classList }) => classList.contains('opacity-0'));
    expect(slides).toEqual([false, true]);
    pass(4999);
    expect(shown()).toContain('Offer a');
    pass(1);
    expect(shown()).toContain('Offer b');
    pass(5000);
    expect(shown()).toContain('Offer a');
  });

  test('REGISTER-08 a single one stands still and has no controls', () => {
    renderInPortal(<Offers offers={[offer('a')]} />);
    pass(20_000);
    expect(shown()).toContain('Offer a');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('do not move while the visitor types, until a second after the last key', () => {
    renderInPortal(<Offers offers={[offer('a'), offer('b')]} />);
    pass(4500);
    fireEvent.keyDown(document.body, { key: 'a' });
    pass(900);
    fireEvent.keyDown(document.body, { key: 'b' });
    pass(999);
    expect(shown()).toContain('Offer a');
    pass(1);
    expect(shown()).toContain('Offer b');
    fireEvent.keyDown(document.body, { key: 'c' });
    pass(4999);
    expect(shown()).toContain('Offer b');
  });

  test('are paused by a press, by a pointer on them, and where nothing should move', () => {
    renderInPortal(<Offers offers={[offer('a'), offer('b')]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    pass(20_000);
    expect(shown()).toContain('Offer a');
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2' }));
    expect(shown()).toContain('Offer b');
    cleanup();
    media.matching.add('(prefers-reduced-motion: reduce)');
    renderInPortal(<Offers offers={[offer('a'), offer('b')]} />);
    pass(20_000);
    expect(shown()).toContain('Offer a');
  });

  test('REGISTER-33 say how often the bonus must be staked', () => {
    renderInPortal(<Offers offers={[{ ...offer('a'), wagering: 8 }]} />);
    expect(shown()).toContain('To be staked 8 times before it can be withdrawn');
  });
});

function Titles() {
  return (
    <output>
      {useOffers()
        ?.map(({ title, text, to = '' }) => `${title}: ${text} ${to}`)
        .join()}
    </output>
  );
}

describe('where the offers come from', () => {
  beforeEach(() => vi.useRealTimers());

  test('REGISTER-07 REGISTER-09 ENTITY-03 the promotions of category new_player, each with its address', async () => {
    const answer = getListPromotionsResponseMock();
    const [one] = answer.value.content.filter(({ category }) => category === 'new_player');
    const [other] = answer.value.content.filter(({ category }) => category !== 'new_player');
    if (one === undefined || other === undefined) throw new Error('an example is missing');
    const first = { ...one, summary: 'One.' };
    const content = [first, other, { ...first, id: 'p-102', title: 'Second gift' }];
    server.use(
      msw.get('*/wps/relay/MCSFE_promotions', ({ request }) => {
        const asked = new URL(request.url).searchParams.get('category');
        return HttpResponse.json({
          ...answer,
          value: { ...answer.value, content: asked === 'new_player' ? content : [] },
        });
      }),
    );
    renderInPortal(<Titles />);
    expect(
      await screen.findByText('Welcome gift: One. /promotions/p-101,Second gift: One. /promotions/p-102'),
    ).toBeDefined();
  });

  test('announcements of type PR where the site has no list of promotions, as plain words', async () => {
    server.use(refuse('get', '/wps/relay/MCSFE_promotions', 501, 'not_implemented'));
    const answer = getListAnnouncementsResponseMock();
    const content = '<p>Twice the <b>points</b>.</p><script>alert(1)</script>';
    const promotion = [{ id: 'a-1', title: 'Weekend', content, timestamp: 1_767_225_600_000 }];
    server.use(getListAnnouncementsMockHandler({ ...answer, value: { ...answer.value, promotion } }));
    renderInPortal(<Titles />);
    expect(await screen.findByText('Weekend: Twice the points.')).toBeDefined();
  });
});

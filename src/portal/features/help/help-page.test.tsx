// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getGetHelpCenterResponseMock } from '#generated/client/service/service.faker.ts';
import { getGetHelpCenterMockHandler } from '#generated/client/service/service.msw.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openFrame } from '../../testing/frame.tsx';
import { changeSite, openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

const full = (portal: ReturnType<typeof openPage>) => portal.address() + portal.router.state.location.hash;

describe('the help page', () => {
  test('API-32 ROUTE-17 CONST-02 shows every topic with its articles, in the language of the screen', async () => {
    const asked: string[] = [];
    server.use(
      getGetHelpCenterMockHandler(({ request }) => {
        asked.push(new URL(request.url).search);
        return getGetHelpCenterResponseMock();
      }),
    );
    openFrame('/help', { own: ['/help'] });
    const topic = within(await screen.findByRole('region', { name: 'Deposits and withdrawals' }));
    expect(topic.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'How do I deposit?',
      'How long does a withdrawal take?',
      'How do I bind a bank account?',
    ]);
    // The footer shows the same articles without a second request.
    expect(
      await within(await screen.findByRole('contentinfo')).findByRole('link', { name: 'How do I deposit?' }),
    ).toBeDefined();
    expect(asked).toEqual(['?lang=EN&device=WEB']);
    await waitFor(() => expect(document.title).toBe('Help centre | Lumo'));
  });

  test('ROUTE-18 MODAL-06 FOOTER-08 a hash opens its article over the page; closing it keeps the page', async () => {
    const portal = openPage('/help#withdrawals');
    const modal = within(await screen.findByRole('dialog', { name: 'How long does a withdrawal take?' }));
    expect(modal.getByText('Most withdrawals reach your account within half an hour.')).toBeDefined();
    await portal.user.click(modal.getByRole('link', { name: 'How do I deposit?' }));
    expect(await screen.findByRole('dialog', { name: 'How do I deposit?' })).toBeDefined();
    expect(full(portal)).toBe('/help#deposits');
    await portal.user.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(full(portal)).toBe('/help'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MODAL-06 going back closes an article opened on the page', async () => {
    const portal = openPage('/help');
    // The footer has such a link too; it keeps the page.
    const topic = within(await screen.findByRole('region', { name: 'About Lumo' }));
    await portal.user.click(topic.getByRole('link', { name: 'Who we are' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Who we are' }));
    expect(full(portal)).toBe('/help#about');
    const entries = portal.router.state.location.key;
    await portal.user.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(full(portal)).toBe('/help'));
    expect(portal.router.state.location.key).not.toBe(entries);
    expect(portal.router.state.historyAction).toBe('POP');
  });

  test.each(['#nonsense', '#<script>', '#%'])(
    'ROUTE-18 an unknown article in the hash shows that it does not exist: %s',
    async (hash) => {
      openPage(`/help${hash}`);
      const modal = within(await screen.findByRole('dialog', { name: 'Help centre' }));
      expect(await modal.findByText('This article is not here')).toBeDefined();
    },
  );

  test('searches the texts of the articles', async () => {
    const { user } = openPage('/help');
    await screen.findByRole('region', { name: 'Deposits and withdrawals' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the help centre' }), 'HALF an hour');
    const found = within(await screen.findByRole('list', { name: 'Answers' }));
    expect(found.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 answer');
    await user.click(found.getByRole('link'));
    expect(await screen.findByRole('dialog', { name: 'How long does a withdrawal take?' })).toBeDefined();
  });

  test('CHAT-12 ROUTE-17 leads to the customer service: a guest logs in first, anyone can send feedback', async () => {
    const portal = openPage('/help');
    await portal.user.click(await screen.findByRole('button', { name: 'Start a chat' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await portal.user.keyboard('{Escape}');
    await portal.user.click(await screen.findByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(portal.address()).toBe('/help?modal=feedback'));
  });

  test("CHAT-01 CHAT-05 shows the site's contact link when the site has no chat", async () => {
    changeSite((info) => ({
      ...info,
      whitelabel: info.whitelabel.map((node) => (node.modId === 'CBS3' ? { ...node, enabled: '0' } : node)),
    }));
    openPage('/help');
    const link = await screen.findByRole('link', { name: 'Contact us' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.queryByRole('button', { name: 'Start a chat' })).toBeNull();
  });

  test('says that the search found nothing', async () => {
    const { user } = openPage('/help');
    await screen.findByRole('region', { name: 'Deposits and withdrawals' });
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No answer found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('region', { name: 'Deposits and withdrawals' })).toBeDefined();
  });

  test('ERROR-18 says that the help did not load, and loads it on retry', async () => {
    server.use(unreachable('get', '/wps/system/helpCenter'));
    const { user } = openPage('/help');
    expect(await screen.findByText('The help centre did not load')).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Deposits and withdrawals' })).toBeDefined();
  });
});

describe('the standalone help centre', () => {
  test('ROUTE-15 has no header, and shows the article of its hash within the page', async () => {
    const portal = openFrame('/helpmc#terms', { own: ['/helpmc'] });
    expect(await screen.findByRole('heading', { name: 'User agreement', level: 2 })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    await portal.user.click(topics.getByRole('link', { name: /Deposits and withdrawals/ }));
    expect(await screen.findByRole('heading', { name: 'How do I deposit?', level: 2 })).toBeDefined();
    expect(full(portal)).toBe('/helpmc#deposits');
    expect(screen.getByRole('link', { name: 'Back to Lumo' }).getAttribute('href')).toBe('/index');
  });

  test('changes the language within the page', async () => {
    const { user } = openPage('/helpmc');
    await user.click(await screen.findByRole('radio', { name: 'VI' }));
    expect(await screen.findByRole('heading', { name: 'Bạn cần trợ giúp về điều gì?' })).toBeDefined();
  });
});

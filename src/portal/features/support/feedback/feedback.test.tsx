// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getSendFeedbackResponseMock } from '#generated/client/service/service.faker.ts';
import { getSendFeedbackMockHandler } from '#generated/client/service/service.msw.ts';
import type { FeedbackPayload } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openModal, withPortal } from '#portal/testing/portal.tsx';
import { dropFeedbackDraft } from './feedback-modal.tsx';

withPortal();
beforeEach(dropFeedbackDraft);

function record() {
  const sent: FeedbackPayload[] = [];
  server.use(
    getSendFeedbackMockHandler(async ({ request }) => {
      // Sent by the code under test, whose types are the contract's.
      sent.push((await request.json()) as FeedbackPayload);
      return getSendFeedbackResponseMock();
    }),
  );
  return sent;
}

async function openFeedback() {
  const portal = openModal('/rng?modal=feedback');
  return { portal, form: within(await screen.findByRole('dialog', { name: 'Send feedback' })) };
}

const ten = 'Please let me sort my bets by game and day';

describe('feedback', () => {
  test('API-30 CHAT-09 CHAT-10 a guest can send it too, with subject, ten words and a contact', async () => {
    const sent = record();
    const { portal, form } = await openFeedback();
    const subject = form.getByRole('combobox', { name: 'What is it about?' });
    const subjects = within(subject)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ textContent, value }) => [textContent, value]);
    expect(subjects).toEqual([
      ['Choose a subject', ''],
      ['My account', 'account'],
      ['A deposit', 'deposit'],
      ['A withdrawal', 'withdrawal'],
      ['A game', 'game'],
      ['A promotion', 'promotion'],
      ['A suggestion', 'suggestion'],
      ['Something else', 'other'],
    ]);
    await portal.user.selectOptions(subject, 'A suggestion');
    await portal.user.type(form.getByRole('textbox', { name: 'Your feedback' }), ` ${ten} `);
    expect(form.getByText('10 words')).toBeDefined();
    await portal.user.type(form.getByRole('textbox', { name: /^Where can we answer/ }), ' Zalo 0901 234 567 ');
    await portal.user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(await form.findByText('Thank you, we have it')).toBeDefined();
    expect(form.getByText(/fb-8501/)).toBeDefined();
    expect(sent).toEqual([{ category: 'suggestion', content: ten, contact: 'Zalo 0901 234 567' }]);
  });

  test('CHAT-10 has the same subjects in Vietnamese', async () => {
    await showLanguage('VI');
    openModal('/rng?modal=feedback');
    const subject = await screen.findByRole('combobox', { name: 'Góp ý về điều gì?' });
    const subjects = within(subject)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ textContent, value }) => [textContent, value]);
    expect(subjects.slice(1)).toEqual([
      ['Tài khoản của tôi', 'account'],
      ['Nạp tiền', 'deposit'],
      ['Rút tiền', 'withdrawal'],
      ['Trò chơi', 'game'],
      ['Khuyến mãi', 'promotion'],
      ['Đề xuất', 'suggestion'],
      ['Điều khác', 'other'],
    ]);
  });

  test('CHAT-09 VALID-44 shows at each field what is missing, and sends nothing', async () => {
    const sent = record();
    const { portal, form } = await openFeedback();
    const send = form.getByRole('button', { name: 'Send feedback' });
    await portal.user.click(send);
    const alerts = () => form.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(alerts()).toEqual(['Choose a subject', 'Content must not be empty']));
    const content = form.getByRole('textbox', { name: 'Your feedback' });
    await portal.user.type(content, 'only nine words stand here and that is few');
    await waitFor(() => expect(alerts()).toEqual(['Choose a subject', 'Content between 10 and 300 words']));
    await portal.user.clear(content);
    content.focus();
    await portal.user.paste('word '.repeat(300));
    expect(alerts()).toEqual(['Choose a subject']);
    await portal.user.paste('more');
    expect(alerts()).toEqual(['Choose a subject', 'Content between 10 and 300 words']);
    await portal.user.clear(content);
    content.focus();
    await portal.user.paste(`${'x'.repeat(6_000)} ${ten}`);
    expect(alerts()).toEqual(['Choose a subject', 'This text is too long: at most 6,000 characters']);
    expect(sent).toEqual([]);
  });

  test('CHAT-10 keeps the input when sending fails and when the form is closed', async () => {
    server.use(unreachable('put', '/wps/feedback'));
    const { portal, form } = await openFeedback();
    await portal.user.selectOptions(form.getByRole('combobox'), 'A game');
    await portal.user.type(form.getByRole('textbox', { name: 'Your feedback' }), ten);
    await portal.user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(await form.findByRole('button', { name: 'Try again' })).toBeDefined();
    await portal.user.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = record();
    await act(() => portal.router.navigate('/rng?modal=feedback'));
    const again = within(await screen.findByRole('dialog', { name: 'Send feedback' }));
    expect(again.getByRole('textbox', { name: 'Your feedback' })).toHaveProperty('value', ten);
    await portal.user.click(again.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(sent).toEqual([{ category: 'game', content: ten }]));
  });
});

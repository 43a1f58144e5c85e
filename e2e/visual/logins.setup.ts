import { expect, test as setup } from '@playwright/test';
import { newTicket } from '../portal/support.ts';
import { accounts, keepTokens } from './screen.ts';

setup('each account logs in once', async ({ request, userAgent }) => {
  const tokens: Record<string, string> = {};
  for (const account of accounts) {
    const answer = await request.post('/wps/session/token', {
      headers: { 'User-Agent': userAgent ?? '' },
      data: { ticket: await newTicket(request, account) },
    });
    expect(answer.ok()).toBe(true);
    tokens[account] = (await answer.json()).value.session.token;
  }
  await keepTokens(tokens);
});

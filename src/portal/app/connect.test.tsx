// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { withLayout } from '../entities/testing/with-layout.ts';
import { currentLanguage, setLanguage } from '../i18n/language.ts';
import { openAgentPage, openMemberPage } from '../testing/centre.tsx';
import { openModal, openPage, openPortal, withPortal } from '../testing/portal.tsx';
import { speakInAnswers, spokenIn } from '../testing/spoken-answers.ts';
import { connect } from './connect.ts';

withPortal();
withLayout();

/** Waits for texts of the server, changes the language, and waits until the server's texts are all in the new one. */
async function expectToFollow(): Promise<void> {
  await waitFor(() => expect(spokenIn('EN')).not.toEqual([]));
  await act(() => setLanguage('VI'));
  await waitFor(() => expect(spokenIn('EN')).toEqual([]));
  expect(spokenIn('VI')).not.toEqual([]);
}

describe('after a change of language what the server says is in the new one', () => {
  test('SIDEBAR-04 FOOTER-06 API-32 in the whole portal, the help of the footer and the headlines included', async () => {
    speakInAnswers();
    openPortal('/help');
    const header = () => spokenIn('EN', document.querySelector('header'));
    const footer = () => spokenIn('EN', document.querySelector('footer'));
    await waitFor(() => expect([header(), footer()]).not.toContainEqual([]));
    await expectToFollow();
  });

  test.each([
    '/index',
    '/rng',
    '/live',
    '/fish',
    '/pvp',
    '/sports',
    '/esports',
    '/inhouse',
    '/promotions',
    '/promotions/p-101',
    '/promoDetail?id=p-101',
    '/pointMall',
    '/vip',
    '/help',
    '/helpmc',
    '/register',
  ])('SIDEBAR-04 I18N-01 at %s', async (address) => {
    speakInAnswers();
    openPage(address);
    await expectToFollow();
  });

  test.each(['announcements', 'publicNotice&publicNotice=a-3', 'helpCenter#deposits', 'winners'])(
    'SIDEBAR-04 I18N-01 in the modal %s',
    async (modal) => {
      speakInAnswers();
      openModal(`/help?modal=${modal}`);
      await expectToFollow();
    },
  );

  test.each([
    'securityCenter',
    'depositv2',
    'withdraw',
    'transactionHistory',
    'bonusDetails',
    'rewardCenter',
    'missionLeaderboard',
    'referral',
    'messageV2',
  ])('SIDEBAR-04 I18N-01 on the page %s of the member centre', async (panel) => {
    speakInAnswers();
    await openMemberPage(panel);
    await expectToFollow();
  });

  test.each(['agentAnnouncement', 'agentTransactionDetails'])(
    'SIDEBAR-04 I18N-01 on the page %s of the agent centre',
    async (panel) => {
      await openAgentPage(panel);
      speakInAnswers();
      await expectToFollow();
    },
  );

  test('SIDEBAR-04 also where the first answer is still on its way', async () => {
    const queries = createQueryClient();
    onTestFinished(connect(queries));
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    const read = queries.fetchQuery({
      queryKey: ['a text of the server'],
      queryFn: async () => {
        const language = currentLanguage();
        if (language === 'EN') await told;
        return language;
      },
    });
    await setLanguage('VI');
    tell();
    expect(await read).toBe('VI');
  });
});

// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListTeamChildrenResponseMock } from '#generated/client/agent/agent.faker.ts';
import {
  getGetTeamMemberMockHandler,
  getListTeamChildrenMockHandler,
  getListTeamMockHandler,
} from '#generated/client/agent/agent.msw.ts';
import type { TeamMember } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

/** The agent has the lines of a77, with 1,045 people, and of two players; a77 has those of b88. */
function answerTree(totalElements: number) {
  const { value } = getListTeamChildrenResponseMock();
  const of = (id: string, account: string, change: Partial<TeamMember>): TeamMember => ({
    ...value.node,
    id,
    account,
    level: 1,
    directCount: 0,
    teamCount: 1,
    ...change,
  });
  const node = of('1', 'agent01', { level: 0, directCount: 3, teamCount: 1048 });
  const a77 = of('77', 'a77', { directCount: 1, teamCount: 1046 });
  const below = [a77, of('78', 'a78', {}), of('79', 'a79', { directCount: 1, teamCount: 2 })];
  const asked: (string | null)[][] = [];
  server.use(
    getListTeamMockHandler(),
    getGetTeamMemberMockHandler(),
    getListTeamChildrenMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push([query.get('parentId'), query.get('pageSize')]);
      if (query.get('parentId') === '77') {
        return {
          success: true,
          value: { node: a77, content: [of('88', 'b88', { level: 2 })], totalPages: 1, totalElements: 1 },
        };
      }
      return { success: true, value: { node, content: below, totalPages: 9, totalElements } };
    }),
  );
  return asked;
}

/** Opens the tree: each line of it with its opener, its name and its count; `*` marks the chosen one. */
async function openTree(panel: string, width = 1440) {
  const portal = await openAgentPage(panel, width);
  const tree = (await portal.centre.findByText(/^(Your line|Nhánh của bạn)$/)).parentElement ?? expect.fail();
  await within(tree).findByRole('button', { name: 'agent01' });
  const lines = () =>
    [...tree.querySelectorAll('li > span:first-child')].map((line) => {
      const opener = line.querySelector('[aria-expanded]');
      const isOpen = opener?.getAttribute('aria-expanded') === 'true';
      const isChosen = line.querySelector('[aria-current="true"]') !== null;
      return `${opener === null ? ' ' : isOpen ? '-' : '+'} ${line.textContent}${isChosen ? '*' : ''}`;
    });
  return { ...portal, tree: within(tree), lines };
}

test('AGENT-05 the tree counts those below, opens where somebody stands below, and marks whose line is shown', async () => {
  const asked = answerTree(3);
  const { user, tree, lines, panel } = await openTree('agentTeamManagement');
  await tree.findByRole('button', { name: 'a78' });
  expect(lines()).toEqual(['- agent011,047*', '+ a771,045', '  a78', '+ a791']);
  expect(tree.queryByRole('button', { name: /more/ })).toBeNull();
  await user.click(tree.getByRole('button', { name: 'Open the line of a77' }));
  await tree.findByRole('button', { name: 'b88' });
  expect(lines()).toEqual(['- agent011,047*', '- a771,045', '  b88', '  a78', '+ a791']);
  expect(asked.at(-1)?.[0]).toBe('77');
  await user.click(tree.getByRole('button', { name: 'Open the line of a77' }));
  await user.click(tree.getByRole('button', { name: 'a79' }));
  expect(lines()).toEqual(['- agent011,047', '+ a771,045', '  a78', '+ a791*']);
  expect(panel()).toBe('agentTeamManagement?uplineId=79');
  await user.click(tree.getByRole('button', { name: 'agent01' }));
  expect(panel()).toBe('agentTeamManagement');
});

test.each([
  [4, 'Show 1 more member'],
  [150, 'Show 97 more members'],
])(
  'AGENT-05 of %s directly below the tree shows the first and offers the others, up to a hundred',
  async (count, more) => {
    const asked = answerTree(count);
    const { user, tree } = await openTree('agentTeamManagement');
    await user.click(await tree.findByRole('button', { name: more }));
    await waitFor(() => expect(asked.at(-1)).toEqual([null, '100']));
  },
);

test('I18N-01 AGENT-05 where the tree has no room beside the table it begins closed, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerTree(3);
  const { tree, lines } = await openTree('agentTeamManagement', 390);
  expect(lines()).toEqual(['+ agent011.047*']);
  expect(tree.getByRole('button', { name: 'Mở nhánh của agent01' })).toBeDefined();
});

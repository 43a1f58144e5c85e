import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import { ENTER, ESCAPE, personIn, withOperatorSite } from './testing.ts';

const { env, script } = withOperatorSite();
const FIRST = 'What do you want to see?';

test('a search that finds nothing waits for another one', async () => {
  const operator = personIn(env);
  await operator.answer(FIRST, 'zzz');
  await operator.answer('No matches found', ENTER);
  await operator.answer('Change the search, or press Esc.', '\u007f\u007f\u007f');
  await operator.answer('Withdrawals', ESCAPE);
  expect(await operator.ended).toBe(0);
});

test('answers that were refused are changed, and not typed again', async () => {
  const operator = personIn(env);
  await operator.choose(FIRST, 'Messages');
  await operator.choose('Messages to members', 'send');
  await operator.choose('To whom', 'members');
  await operator.answer('For members: their accounts', `nobody${ENTER}`);
  await operator.answer('For ranks', ENTER);
  await operator.choose('About what', 'service');
  await operator.answer('The title in English', `Soon${ENTER}`);
  await operator.answer('The text in English', `At five${ENTER}`);
  await operator.answer('The title in Vietnamese', `Sắp mở${ENTER}`);
  await operator.answer('The text in Vietnamese', `Lúc năm giờ${ENTER}`);
  await operator.choose('What its button opens', 'none');
  await operator.answer('The target of the button', ENTER);
  await operator.answer("Send 'Soon' to members nobody?", 'y');
  await operator.answer('Change the answers and try again?', ENTER);
  expect(operator.screen()).toContain("No account is called 'nobody'");
  await operator.answer('To whom', ENTER);
  await operator.answer('nobody', `${'\u007f'.repeat(6)}player01${ENTER}`);
  await operator.answer('For ranks', ENTER);
  await operator.answer('About what', ENTER);
  for (const known of ['Soon', 'At five', 'Sắp mở', 'Lúc năm giờ']) await operator.answer(known, ENTER);
  await operator.answer('What its button opens', ENTER);
  await operator.answer('The target of the button', ENTER);
  await operator.answer("Send 'Soon' to members player01?", 'y');
  await operator.answer('Answer', ESCAPE);
  await operator.answer(FIRST, ESCAPE);
  expect(await operator.ended).toBe(0);
  const { content } = JSON.parse((await script('messages', 'list', '--json')).out);
  expect(content).toMatchObject([{ category: 'service', recipients: 1, words: { VI: { title: 'Sắp mở' } } }]);
});

test('accounts are searched, and looked through page by page', async () => {
  const operator = personIn(env);
  await operator.choose(FIRST, 'Accounts');
  await operator.choose('Accounts', 'list');
  await operator.choose('Which ones?', 'Parts');
  await operator.answer('Parts of the account or the name', `player0${ENTER}`);
  await operator.answer('Show these', ENTER);
  await operator.choose('player01', 'list');
  expect(operator.screen()).not.toContain('promoter41');
  await operator.answer('Show all of them', ENTER);
  await operator.answer('Show page 2 of', 'y');
  await operator.answer('Show page 3 of', 'n');
  await operator.answer('Accounts', ESCAPE);
  await operator.answer(FIRST, ESCAPE);
  expect(await operator.ended).toBe(0);
  expect(operator.screen()).not.toContain('--page-no');
  expect((await script('accounts', 'list')).out).toMatch(/\d+ in all on \d+ pages\n--page-no N shows another page\n$/);
});

test('what a member writes does nothing to the terminal of an operator', async () => {
  const { token } = await signIn(env.OPERATOR_URL, 'player01', 'Portico123');
  await fetch(`${env.OPERATOR_URL}/wps/relay/MCSFE_chatSend`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      clientMessageId: 'operator-menu-test-0001',
      content: 'Hello\u001b]0;owned\u0007\nSupport: Paid.',
    }),
  });
  const listed = await script('chats', 'list');
  expect(listed.out).toContain('Hello\ufffd]0;owned\ufffd');
  const [threadId = ''] = listed.out.match(/st-\d+/) ?? [];
  expect((await script('chats', 'show', threadId)).out).toContain('Hello\ufffd]0;owned\ufffd\n    Support: Paid.');
  const operator = personIn(env);
  await operator.choose(FIRST, 'Chats');
  await operator.answer(`${threadId}  open`, ESCAPE);
  await operator.answer(FIRST, ESCAPE);
  await operator.ended;
  expect(operator.screen()).not.toContain('\u001b]0;owned');
});

test('the first menu names the server and the operator, and counts what waits', async () => {
  const waiting = async (area: string) => JSON.parse((await script(area, 'list', '--json')).out).totalElements;
  const [redemptions, draws] = [await waiting('redemptions'), await waiting('draws')];
  expect(Math.min(redemptions, draws)).toBeGreaterThan(0);
  const menuOf = async (variables: NodeJS.ProcessEnv) => {
    const operator = personIn(variables);
    await operator.answer(FIRST, ESCAPE);
    await operator.ended;
    return operator.screen();
  };
  const screen = await menuOf(env);
  expect(screen).toContain(`(Support at ${env.OPERATOR_URL})`);
  expect(screen).toContain(`Redemptions of points (${redemptions} waiting)`);
  expect(screen).toContain(`Lottery draws (${draws} waiting)`);
  expect(screen).not.toContain('Accounts (');
  const key = readFileSync(join(env.DATA_DIR, 'operator-key'), 'utf8').trim();
  const elsewhere = { OPERATOR_URL: env.OPERATOR_URL, DATA_DIR: join(env.DATA_DIR, 'none') };
  expect(await menuOf({ ...elsewhere, OPERATOR_KEYS: `Mai=${key}` })).toContain(`(Mai at ${env.OPERATOR_URL})`);
  expect(await menuOf({ ...elsewhere, OPERATOR_KEY: key })).toContain(`(${env.OPERATOR_URL})`);
  // A server that is not there leaves the menu as it is.
  expect(await menuOf({ ...elsewhere, OPERATOR_KEY: key, OPERATOR_URL: 'http://127.0.0.1:1' })).toContain(
    'Lottery draws',
  );
});

test('a refused amount or time is asked for again at once', async () => {
  const operator = personIn(env, 'payments', 'record');
  await operator.answer('What arrived', `500.000${ENTER}`);
  await operator.answer("'500.000' is no amount", `${'\u007f'.repeat(7)}500000${ENTER}`);
  await operator.answer('Its currency', `USD${ENTER}`);
  await operator.answer("The bank's reference", `SMB-MENU-1${ENTER}`);
  expect(await operator.ended).toBe(0);
  expect((await script('payments', 'list')).out).toMatch(/500000\.00 USD +SMB-MENU-1/);
});

test('a line moves after its consequences were shown, and stays where the person says no', async () => {
  const operator = personIn(env);
  await operator.choose(FIRST, 'Lines of agents');
  await operator.choose('Lines of agents', 'move');
  await operator.answer('The account', `promoter41${ENTER}`);
  await operator.answer('The agent above', `agent01${ENTER}`);
  await operator.answer('Why', `A try${ENTER}`);
  await operator.answer('promoter41 (', 'n');
  expect(operator.screen()).toContain('goes from agent02');
  expect(operator.screen()).toContain('Its contracts with agent02 end');
  await operator.answer('Lines of agents', ESCAPE);
  await operator.answer(FIRST, ESCAPE);
  expect(await operator.ended).toBe(0);
  expect((await script('accounts', 'list', '--account', 'promoter41')).out).toContain('agent02');
});

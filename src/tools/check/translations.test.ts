import { expect, test } from 'vitest';
import { translations } from './translations.ts';
import { writeTree } from './tree.ts';

const folder = 'src/portal/i18n/locales';

test('missing, foreign and unused keys are named with their file', async () => {
  const root = await writeTree({
    [`${folder}/en/en.ts`]:
      "export const en = { lobby: { title: 'Lobby', games_one: '1', games_other: '2', old: 'Old' }, errors: { a: 'A' } };",
    [`${folder}/vi/vi.ts`]:
      "export const vi = { lobby: { games_other: '2', old: 'x', extra: 'y' }, errors: { a: 'A' } };",
    'src/portal/app/page.tsx': "t('lobby.title'); t('lobby.games', { count }); t(`errors.$" + '{code}`);',
  });
  expect(await translations(root)).toEqual([
    `${folder}/vi/lobby.ts: lobby.title is missing`,
    `${folder}/vi/lobby.ts: lobby.extra does not exist in English`,
    `${folder}/en/lobby.ts: lobby.old is not used`,
  ]);
});

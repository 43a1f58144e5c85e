import { expect, test } from 'vitest';
import { checkWords } from './check-payload.ts';

const words = (EN: string, VI: string) => ({ EN: { title: 'Race', content: EN }, VI: { title: 'Đua', content: VI } });

test('NOTICE-06 a text has at most 20,000 characters once it is cleaned, in each language', () => {
  expect(() => checkWords(words('a'.repeat(20_000), '&'.repeat(4_000)))).not.toThrow();
  // What is cleaned away does not count.
  expect(() => checkWords(words(`<script>${'a'.repeat(20_000)}</script>`, 'a'))).not.toThrow();
});

test.each([
  ['EN', words('a'.repeat(20_001), 'a')],
  ['VI', words('a', '&'.repeat(4_001))],
])('NOTICE-06 a longer one is refused at its field: %s', (language, longer) => {
  expect(() => checkWords(longer)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      details: {
        fields: [
          {
            pointer: `/body/words/${language}/content`,
            rule: 'max_length_cleaned',
            message: 'Must have at most 20000 characters once it is written as HTML',
          },
        ],
      },
    }),
  );
});

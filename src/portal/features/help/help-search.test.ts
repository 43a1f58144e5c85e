// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { fold, searchHelp, searchIndex } from './help-search.tsx';

const item = (id: string, title: string, content: string) => ({
  id,
  title,
  content,
  updatedAt: '2026-01-01T00:00:00Z',
});

const index = searchIndex([
  {
    id: 'money',
    title: 'Nạp và rút tiền',
    items: [
      item('deposits', 'Nạp tiền như thế nào?', '<p>Chọn <b>cách nạp</b>.</p>'),
      item(
        'withdrawals',
        'Rút tiền mất bao lâu?',
        '<p>Sau khi nạp, đạt <i>doanh thu cược</i>.</p><script>secret</script>',
      ),
    ],
  },
  { id: 'bonuses', title: 'Turnover', items: [item('turnover', 'C++ (turnover) explained', '<p>Sum of stakes.</p>')] },
]);

const found = (words: string) => searchHelp(index, words).map(({ article }) => article.id);

describe('the search in the help texts', () => {
  test('ignores case and diacritics', () => {
    expect(fold('Đặt Cược')).toBe('dat cuoc');
    expect(found('DOANH THU cuoc')).toEqual(['withdrawals']);
  });

  test('ranks matches in the title first and requires every word', () => {
    expect(found('nap')).toEqual(['deposits', 'withdrawals']);
    expect(found('nap stakes')).toEqual([]);
  });

  test('finds by the beginning of a word and by the name of the chapter', () => {
    expect(found('explai')).toEqual(['turnover']);
    expect(found('plained')).toEqual([]);
    expect(found('rut tien')).toEqual(['withdrawals', 'deposits']);
  });

  test.each(['', '   ', '((', '\\', '***', '<script>', 'secret'])('makes nothing of %j', (words) => {
    expect(found(words)).toEqual([]);
  });
});

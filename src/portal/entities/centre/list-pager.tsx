import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/pager.tsx';

type ListPagerProps = { readonly page: number; readonly pages: number; readonly onChange: (page: number) => void };

/** The pager of a list in a centre; nothing while there is one page. */
export function ListPager({ page, pages, onChange }: ListPagerProps) {
  const { t } = useTranslation();
  if (pages < 2 && page === 1) return null;
  return (
    <Pager
      page={page}
      pages={Math.max(pages, 1)}
      onChange={onChange}
      label={t('centre.pages')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      pageLabel={(number) => t('centre.pageNumber', { page: number })}
    />
  );
}

/** The page that an address names; the first where it names none. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('pageNo'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

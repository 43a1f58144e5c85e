import { QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { GetPermissionResponse } from '../../../generated/client/model/index.ts';
import { siteQuery } from '../access/site.ts';
import { statusQuery } from '../access/site-state.ts';
import { type BootEntry, giveBootAnswers } from '../api/boot.ts';
import { createQueryClient } from '../api/query-client.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { type Language, localeOf } from '../i18n/language.ts';
import { tellPage } from '../lib/page.ts';
import { tellPictureHosts } from '../lib/picture-hosts.ts';
import { openPage } from './pages.ts';
import { routes } from './routes.tsx';
import { preloadFrame } from './shell/shell.tsx';
import { prefetchFrame } from './start.ts';

export interface FirstPicture {
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  /** The width to draw for, in px. */
  readonly width: number;
  /** The envelope of `getPermission`. */
  readonly permission: GetPermissionResponse | undefined;
  /** The other answers that the page may need; a call that is not among them stays unanswered. */
  readonly answers: readonly BootEntry[];
}

/** The page's policy forbids styles in the markup; the portal sets the colours of data itself. Quotes in words are escaped. */
const STYLE = / style="[^"]*"/g;

/**
 * Draws what a guest sees first at an address, as HTML: the same components as in the browser, which draws over it as
 * soon as the portal runs. Language and page are told to the whole module, so calls must follow one after the other.
 */
export async function drawFirstPicture({
  address,
  language,
  width,
  permission,
  answers,
}: FirstPicture): Promise<string> {
  const { pathname, search } = new URL(address, 'http://portal.invalid');
  tellPage({ host: '', width });
  tellPictureHosts(permission?.value.info.imageCDNs ?? []);
  giveBootAnswers(answers);
  await loadTexts(localeOf(language));
  await i18n.changeLanguage(localeOf(language));
  const queries = createQueryClient();
  // Only to whom the site is open a picture is drawn; where the visitor is does not show in it.
  queries.setQueryData(statusQuery().queryKey, { status: 0, ip: '', country: null, maintenanceUntil: null });
  if (permission) queries.setQueryData(siteQuery().queryKey, permission.value);
  const opened = await openPage(queries, { pathname, search });
  await Promise.all([prefetchFrame(queries), opened.data, preloadFrame()]);

  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://portal.invalid${pathname === '/' ? '/index' : pathname}${search}`));
  if (context instanceof Response) return '';
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={queries}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
    {
      // In one piece: the parts that come later are moved into place by scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would go on without the part that failed; half a picture is worse than none.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = (await Array.fromAsync(prelude)).map((chunk) => chunk.toString()).join('');
  queries.clear();
  if (failure !== undefined) throw failure;
  return `<div data-first-picture inert class="contents">${html.replaceAll(STYLE, '')}</div>`;
}

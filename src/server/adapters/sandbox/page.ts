import type { Game, Language } from '#generated/model/index.ts';
import { choicesOf, type GameKind, gameKind } from './round.ts';
import { pageTexts } from './texts.ts';

/** The folder of the page's own script and style. */
export const SANDBOX_FILES = '/sandbox-files';

/** The subject of a sandbox page: a game or a room of its vendor, or the lobby with the vendor's games. */
export interface PageSubject {
  readonly name: string;
  readonly vendor: { readonly code: string; readonly name: string };
  readonly game: Game | undefined;
  /** For a lobby. */
  readonly games: readonly Game[];
}

/** Renders the page of a game. It holds no data of the player; its script fetches that after it opens the session. */
export function sandboxPage(subject: PageSubject, language: Language): string {
  const { name, vendor, game, games } = subject;
  const texts = pageTexts[language];
  const data = {
    language,
    texts,
    game: game && entryOf(game),
    games: games.map(entryOf),
    icon: `/art/vendor/${vendor.code}.svg`,
  };
  return `<!doctype html>
<html lang="${language === 'VI' ? 'vi' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(name)}</title>
<link rel="stylesheet" href="${SANDBOX_FILES}/game.css">
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${SANDBOX_FILES}/game.js"></script>
</head>
<body>
<div class="head">
  <img id="art" src="${escaped(game?.picture ?? `/art/vendor/${vendor.code}.svg`)}" alt="" width="48" height="48">
  <div class="names"><h1 id="name">${escaped(name)}</h1><p>${escaped(vendor.name)} <span class="demo">${escaped(texts.demo)}</span></p></div>
  <p class="player" id="player" hidden><span id="nickname"></span><strong id="balance"></strong></p>
  <button type="button" id="full" class="icon" hidden aria-label="${escaped(texts.fullScreen)}" title="${escaped(texts.fullScreen)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/></svg></button>
  <button type="button" id="exit" class="icon" hidden aria-label="${escaped(texts.exit)}" title="${escaped(texts.exit)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
</div>
<main id="stage" aria-busy="true" aria-labelledby="name"><p role="status">${escaped(texts.opening)}</p></main>
<p class="foot">${escaped(texts.demoNote)}</p>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, for content and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}

interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly kind: GameKind;
  readonly choices: readonly string[];
}

function entryOf({ gameId, gameName, gameType, picture }: Game): GameEntry {
  const kind = gameKind(gameType);
  return { id: gameId, name: gameName, picture, kind, choices: choicesOf(kind) };
}

import { hash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
* { box-sizing: border-box; }
main { max-width: 80rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { margin: 0; font-size: 1.4rem; }
.filters { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 1rem 0; }
.filters label { display: grid; gap: 0.2rem; font-size: 0.85rem; }
select, input, button { font: inherit; min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; background: Field; color: FieldText; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
details { border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 0.6rem; overflow: hidden; }
summary { display: grid; grid-template-columns: 7.5rem 6rem 7.5rem 1fr 4rem 5.5rem; gap: 0.75rem; align-items: center; padding: 0.6rem 0.9rem; cursor: pointer; font-variant-numeric: tabular-nums; }
summary b { overflow-wrap: anywhere; }
.status { justify-self: start; padding: 0 0.5rem; border: 1px solid; border-radius: 0.4rem; font-weight: 600; }
.refused { border-style: dashed; }
.ms { text-align: right; }
.bodies { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; padding: 0.25rem 0.9rem 0.9rem; }
h2 { margin: 0; font-size: 0.85rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85rem; }
@media (max-width: 47rem) { summary { grid-template-columns: 1fr auto; row-gap: 0.1rem; } .ms { text-align: left; } }
`;

const script = `
const list = document.getElementById('calls');
const none = document.getElementById('none');
const operation = document.getElementById('operation');
const member = document.getElementById('member');
const live = document.getElementById('live');
let last = 0;
let paused = false;
const pretty = (text) => {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
};
const make = (name, text, className) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};
const body = (title, text) => {
  const part = make('div');
  part.append(make('h2', title), make('pre', text === '' ? '(none)' : pretty(text)));
  return part;
};
const itemOf = (call) => {
  const item = make('li');
  item.dataset.operation = call.operation;
  item.dataset.member = call.member ?? '';
  const line = make('summary');
  line.append(
    make('time', call.at.slice(11, 23)),
    make('span', call.vendor ?? 'unknown key'),
    make('span', call.member === null ? 'no member' : 'member ' + call.member),
    make('b', call.operation),
    make('span', String(call.status), call.status < 400 ? 'status' : 'status refused'),
    make('span', call.milliseconds + ' ms', 'ms'),
  );
  const bodies = make('div', undefined, 'bodies');
  bodies.append(body('Request', call.request), body('Answer', call.answer));
  const whole = make('details');
  whole.append(line, bodies);
  item.append(whole);
  return item;
};
const filter = () => {
  let shown = 0;
  for (const item of list.children) {
    const fits = (operation.value === '' || item.dataset.operation === operation.value)
      && (member.value.trim() === '' || item.dataset.member === member.value.trim());
    item.hidden = !fits;
    if (fits) shown += 1;
  }
  none.hidden = shown > 0;
};
const look = async () => {
  if (!paused) {
    const answer = await fetch('/dev/vendor.json?after=' + last).catch(() => undefined);
    const calls = answer?.ok ? await answer.json() : [];
    for (const call of calls) {
      last = call.id;
      list.prepend(itemOf(call));
    }
    while (list.children.length > 200) list.lastChild.remove();
    if (calls.length > 0) filter();
  }
  setTimeout(look, 1000);
};
operation.addEventListener('change', filter);
member.addEventListener('input', filter);
live.addEventListener('click', () => {
  paused = !paused;
  live.textContent = paused ? 'Go on' : 'Pause';
});
look();
`;

/** The content policy of the page: its own style and script, and calls to its own server. */
export const callsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const operations = ['authorisePlayer', 'getPlayerBalance', 'debitPlayer', 'creditPlayer', 'rollbackDebit'];

/** The page for developers of vendors: each call to the wallet as it comes, the newest first. */
export const callsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls of vendors</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Calls of vendors</h1>
<p>The last 200 calls to the seamless wallet, of the sandbox vendors and of any other, the newest first. Tokens are masked.</p>
<div class="filters">
<label>Operation <select id="operation"><option value="">All</option>${operations
  .map((name) => `<option>${name}</option>`)
  .join('')}</select></label>
<label>Member <input id="member" inputmode="numeric" autocomplete="off" placeholder="1000001"></label>
<button type="button" id="live">Pause</button>
</div>
<p id="none">No calls yet. Start a game, and play a round.</p>
<ol id="calls"></ol>
</main>
<script>${script}</script>
</body>
</html>
`;

import { type SuiteReport, totalsOf } from '../run/report.ts';
import { type ProblemView, passedOf, type ReportView, type RowView } from './view.ts';

/** The report as one page without scripts. */
export function htmlReport(report: SuiteReport, view: ReportView): string {
  const { passed, failed, known, pending, warnings } = totalsOf(report);
  const wrong = view.problems.filter(({ warning, known }) => !warning && !known);
  const doubtful = view.problems.filter(({ warning }) => warning);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance: ${html(report.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>Conformance of ${html(report.options.url)}</h1>
<p>${html(report.title)} &middot; ${report.requests} requests in ${report.seconds.toFixed(1)} s &middot; seed ${report.options.seed}</p>
<p class="totals"><b class="passed">${passed} passed</b> <b class="failed">${failed} failed</b> ${report.gone ? `<b class="known">${known} known</b> ` : ''}<b class="pending">${pending} pending</b> <b class="warning">${warnings} warnings</b></p>
${report.lost === undefined ? '' : `<p class="failed">${html(report.lost)}</p>`}
${report.notices.map((notice) => `<p class="warning">${html(notice)}</p>`).join('\n')}
${section('Failures', wrong)}
${section(
  'Known failures',
  view.problems.filter((problem) => problem.known),
)}
${goneHtml(report)}
${section('Warnings', doubtful)}
<h2>Operations</h2>
<div class="wide"><table>
<thead><tr><th>operation<th>requests<th>2xx<th>3xx<th>4xx<th>5xx<th>none<th>checks<th>state</tr></thead>
<tbody>
${view.rows.map(rowHtml).join('\n')}
</tbody>
</table></div>
${workflowsHtml(report)}
</body>
</html>
`;
}

function section(title: string, problems: readonly ProblemView[]): string {
  if (problems.length === 0) return '';
  // The first problem of each kind is open, the others are collapsed.
  const first = (problem: ProblemView) =>
    problems.find(({ operation, check }) => operation === problem.operation && check === problem.check) === problem;
  return `<h2>${title}</h2>\n${problems.map((problem) => problemHtml(problem, first(problem))).join('\n')}`;
}

function problemHtml(problem: ProblemView, open: boolean): string {
  const { operation, check, warning, known, message, times, what, curl, answer, again } = problem;
  const kind = warning ? 'warning' : known ? 'known' : 'failed';
  const line = (name: string, text: string) => (text === '' ? '' : `<dt>${name}<dd><code>${html(text)}</code>`);
  return `<details${open && kind === 'failed' ? ' open' : ''}><summary><b class="${kind}">${html(operation)}</b> ${check}${times > 1 ? ` &times; ${times}` : ''}<br>${html(message)}</summary>
<dl>${line('sent', what)}${line('answered', answer)}${line('curl', curl)}${line('again', again)}</dl></details>`;
}

function rowHtml(row: RowView): string {
  const { id, call, requests, answers, checks, notes, state } = row;
  const list = checks
    .map(({ name, failed, known, times }) => `${failed ? 'FAILED ' : known ? 'known ' : ''}${name} (${times})`)
    .join('\n');
  const said = notes.map((note) => `<br><small>${html(note)}</small>`).join('');
  return `<tr><th scope="row">${html(id)}<br><small>${html(call)}</small>${said}<td>${requests}<td>${answers['2']}<td>${answers['3']}<td>${answers['4']}<td>${answers['5']}<td>${answers.none}<td title="${html(list)}">${passedOf(row)}/${checks.length}<td class="${state}">${state}</tr>`;
}

function goneHtml({ gone = [] }: SuiteReport): string {
  if (gone.length === 0) return '';
  return `<h2>Gone since the baseline</h2>\n<ul>${gone.map((text) => `<li>${html(text)}`).join('')}</ul>`;
}

function workflowsHtml({ workflows }: SuiteReport): string {
  if (workflows.length === 0) return '';
  const rows = workflows.map(
    ({ id, state, steps, message }) =>
      `<tr><th scope="row">${html(id)}<td>${steps}<td>${html(message)}<td class="${state}">${state}</tr>`,
  );
  return `<h2>Workflows</h2>
<div class="wide"><table><thead><tr><th>workflow<th>steps<th>why<th>state</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function html(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

const style = `
:root { color-scheme: light dark; --red: light-dark(#b3261e, #ff8a80); --amber: light-dark(#8a5a00, #ffc46b);
  --green: light-dark(#146c2e, #7ddc93); --blue: light-dark(#0b57a4, #8fc1ff); --purple: light-dark(#7b3fa0, #d9a8f5); --line: light-dark(#d0d5dd, #3a4150); }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
:is(b, p, td).failed { color: var(--red); } :is(b, p, td).warning { color: var(--amber); }
  :is(b, td).known { color: var(--purple); }
:is(b, p, td).passed { color: var(--green); } :is(b, p, td).pending { color: var(--blue); }
.totals b { margin-right: 1.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .6rem; text-align: right; vertical-align: top; }
th:first-child, td:last-child, th:last-child { text-align: left; }
small { opacity: .75; font-weight: normal; }
details { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .9rem; margin: .6rem 0; }
summary { cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .6rem 0 0; }
dd { margin: 0; min-width: 0; } code { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
`;

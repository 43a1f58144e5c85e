import { areas } from './areas.ts';
import type { Call } from './client.ts';
import type { Area, Command, Field, Item } from './command.ts';
import { askValues, type Given, valuesOf } from './fields.ts';
import { LostAnswer, OperatorError } from './operator-error.ts';
import { Cancelled, type Choice, type Prompts } from './prompts.ts';
import { pagesOf } from './text.ts';

const QUIT = 'quit';
const BACK = 'back';
const SHOW = 'show';

/** The server of the menu, and the operator's name where it is known here. */
export interface Place {
  readonly url: string;
  readonly operator: string | undefined;
}

/** The menu: areas, their records, and what can be done with each. Esc leads back, and out of the first menu. */
export async function interact(call: Call, prompts: Prompts, { url, operator }: Place): Promise<void> {
  const place = operator === undefined ? url : `${operator} at ${url}`;
  for (;;) {
    const titles = await Promise.all(
      Object.entries(areas).map(async ([value, area]) => ({ value, label: await titleOf(area, call) })),
    );
    const question = `What do you want to see? (${place})`;
    const chosen = await orBack(prompts.choose(question, [...titles, { value: QUIT, label: 'Quit' }]));
    const area = areas[chosen ?? QUIT];
    if (!area) break;
    await orBack(visit(area, call, prompts));
  }
  prompts.end('Goodbye.');
}

/** The title of an area, with the number of what waits there. */
async function titleOf({ title, waiting }: Area, call: Call): Promise<string> {
  // A server that does not answer says so where the area is opened.
  const count = await waiting?.(call).catch((error: unknown) => {
    if (error instanceof OperatorError) return 0;
    throw error;
  });
  return count ? `${title} (${count} waiting)` : title;
}

/** Lists an area's records again and again until the person goes back. */
async function visit(area: Area, call: Call, prompts: Prompts): Promise<void> {
  for (;;) {
    const items = (await reported(prompts, async () => area.items?.(call))) ?? [];
    // Without records to choose from, the id is asked for.
    const general = Object.entries(area.commands).filter(([, { id }]) => id === undefined || area.items === undefined);
    const chosen = await prompts.choose(area.title, [
      ...items.map(({ id, label }) => ({ value: `item:${id}`, label: `${id}  ${label}` })),
      ...general.map(([name, { summary }]) => ({ value: name, label: `${name}: ${summary}` })),
      { value: BACK, label: 'Back' },
    ]);
    if (chosen === BACK) return;
    const item = items.find(({ id }) => chosen === `item:${id}`);
    if (item) await orBack(handle(area, item, call, prompts));
    else await orBack(start(area.commands[chosen], call, prompts));
  }
}

/** Shows a record where it can be shown, and asks what to do with it. */
async function handle(area: Area, item: Item, call: Call, prompts: Prompts): Promise<void> {
  const given = (chosen: Command) => (chosen.id === undefined ? {} : { [chosen.id]: item.id });
  const { show } = area.commands;
  if (show) await perform(show, given(show), call, prompts);
  const choices = item.actions.flatMap((name): Choice[] => {
    const action = area.commands[name];
    return action ? [{ value: name, label: `${name}: ${action.summary}` }] : [];
  });
  const chosen = await prompts.choose(item.id, [...choices, { value: BACK, label: 'Back' }]);
  const action = area.commands[chosen];
  if (action) await perform(action, given(action), call, prompts);
}

/** A command without a record: a list, or something new. */
async function start(chosen: Command | undefined, call: Call, prompts: Prompts): Promise<void> {
  const filters = Object.entries(chosen?.fields ?? {}).filter(([name]) => name !== 'pageNo' && name !== 'pageSize');
  // Only lists have pages.
  if (chosen?.fields['pageNo']) await list(chosen, filters, call, prompts);
  else await perform(chosen, {}, call, prompts);
}

/** Shows a list page by page, narrowed down as the person likes. */
async function list(
  chosen: Command,
  filters: readonly (readonly [string, Field])[],
  call: Call,
  prompts: Prompts,
): Promise<void> {
  let given: Given = {};
  for (;;) {
    const show = { value: SHOW, label: Object.keys(given).length === 0 ? 'Show all of them' : 'Show these' };
    const open = filters.filter(([name]) => given[name] === undefined);
    const choices = open.map(([name, { question }]) => ({ value: name, label: question }));
    const picked = open.length === 0 ? SHOW : await prompts.choose('Which ones?', [show, ...choices]);
    const field = chosen.fields[picked];
    if (!field) break;
    given = { ...given, ...(await askValues({ [picked]: { ...field, optional: false } }, {}, prompts)) };
  }
  for (let page = 1; ; page++) {
    const values = { ...given, pageNo: String(page) };
    const outcome = await reported(prompts, () => chosen.run(call, valuesOf(chosen, values)), chosen);
    if (outcome) prompts.show('Answer', outcome.text);
    const pages = pagesOf(outcome?.value);
    if (page >= pages || !(await prompts.confirm(`Show page ${page + 1} of ${pages}?`))) return;
  }
}

/** Asks for what a command needs, and again with the same answers where they were refused. */
async function perform(
  chosen: Command | undefined,
  given: Given,
  call: Call,
  prompts: Prompts,
  before: Given = {},
): Promise<void> {
  if (!chosen) return;
  const values = await askValues(chosen.fields, given, prompts, before);
  try {
    const question = await chosen.confirm?.(values, call);
    if (question !== undefined && !(await prompts.confirm(question))) return;
    prompts.show('Answer', (await chosen.run(call, values)).text);
  } catch (error) {
    warn(prompts, error, chosen);
    const isAsked = Object.keys(chosen.fields).some((name) => given[name] === undefined);
    // What has perhaps happened is not done again.
    if (!isAsked || error instanceof LostAnswer) return;
    if (await prompts.confirm('Change the answers and try again?', true))
      await perform(chosen, given, call, prompts, values);
  }
}

/** Runs work; shows an error of the server, so that the person can go on. */
async function reported<T>(prompts: Prompts, work: () => Promise<T>, chosen?: Command): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    warn(prompts, error, chosen);
    return undefined;
  }
}

/** Shows an error that a person can do something about, with fields by their questions; throws any other. */
function warn(prompts: Prompts, error: unknown, chosen: Command | undefined): void {
  if (!(error instanceof OperatorError)) throw error;
  prompts.warn(error.told((name) => chosen?.fields[name]?.question ?? name));
}

/** The answer, or undefined where the person left the question. */
async function orBack<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

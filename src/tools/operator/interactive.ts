import { areas } from './areas.ts';
import type { Call } from './client.ts';
import type { Area, Command, Item } from './command.ts';
import { askValues, type Given } from './fields.ts';
import { OperatorError } from './operator-error.ts';
import { Cancelled, type Choice, type Prompts } from './prompts.ts';

const QUIT = 'quit';
const BACK = 'back';

/** The menu: areas, their records, and what can be done with each. Esc leads back, and out of the first menu. */
export async function interact(call: Call, prompts: Prompts): Promise<void> {
  const titles = Object.entries(areas).map(([value, { title }]) => ({ value, label: title }));
  for (;;) {
    const chosen = await orBack(
      prompts.choose('What do you want to see?', [...titles, { value: QUIT, label: 'Quit' }]),
    );
    const area = areas[chosen ?? QUIT];
    if (!area) break;
    await orBack(visit(area, call, prompts));
  }
  prompts.end('Goodbye.');
}

/** Lists an area's records again and again until the person goes back. */
async function visit(area: Area, call: Call, prompts: Prompts): Promise<void> {
  for (;;) {
    const items = (await reported(prompts, async () => area.items?.(call))) ?? [];
    const general = Object.entries(area.commands).filter(([, { id }]) => id === undefined);
    const chosen = await prompts.choose(area.title, [
      ...items.map(({ id, label }) => ({ value: `item:${id}`, label: `${id}  ${label}` })),
      ...general.map(([name, { summary }]) => ({ value: name, label: `${name}: ${summary}` })),
      { value: BACK, label: 'Back' },
    ]);
    if (chosen === BACK) return;
    const item = items.find(({ id }) => chosen === `item:${id}`);
    if (item) await orBack(handle(area, item, call, prompts));
    else await orBack(perform(area.commands[chosen], {}, call, prompts));
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

async function perform(chosen: Command | undefined, given: Given, call: Call, prompts: Prompts): Promise<void> {
  if (!chosen) return;
  // The filters of a list are for the command line; here the list itself is searched.
  const isList = chosen.id === undefined && !chosen.confirm;
  const needed = Object.entries(chosen.fields).filter(([, field]) => !isList || !field.optional);
  const values = await askValues(Object.fromEntries(needed), given, prompts);
  const question = chosen.confirm?.(values);
  if (question !== undefined && !(await prompts.confirm(question))) return;
  const outcome = await reported(prompts, () => chosen.run(call, values));
  if (outcome) prompts.show('Answer', outcome.text);
}

/** Runs work; shows an error of the server, so that the person can go on. */
async function reported<T>(prompts: Prompts, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    prompts.warn(error.message);
    return undefined;
  }
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

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '#tools/ports.ts';
import { type Engine, type Tab, WINDOW } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';

/** WebKitGTK's small browser; undefined where it, its driver or a display is missing. */
export function installedWebKit(): string | undefined {
  return [driver, display].every(existsSync) ? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')[0] : undefined;
}

/** The name of an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Esc in WebDriver's alphabet. */
const ESCAPE = '\uE00C';

/** WebKit by its WebDriver, on a display of its own. */
export async function startWebKit(binary: string): Promise<Engine> {
  const port = await freePort();
  // A group of its own, because `xvfb-run` leaves its children when it is ended.
  const process = spawn(display, ['-a', '-s', '-screen 0 1920x1200x24', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const sessions: string[] = [];
  await listening(base, process);

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    // The driver may wait for its browser without end.
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(base + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    // WebDriver wraps each answer in `value`.
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary, args: ['--automation'] };
  let name = 'WebKit';

  const tab = async (): Promise<Tab> => {
    // A session is a browser of its own, and the driver has one at a time.
    for (const old of sessions.splice(0)) await call('DELETE', `/session/${old}`);
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'normal' } };
    const { sessionId, capabilities: own } = (await call('POST', '/session', { capabilities })) as {
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    };
    sessions.push(sessionId);
    name = `${own.browserName} ${own.browserVersion}`;
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/window/rect`, WINDOW);
    await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    const element = async (selector: string) => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
      return `${session}/element/${(found as Readonly<Record<string, string>>)[ELEMENT]}`;
    };
    const run: Tab['run'] = async (work, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
          Promise.resolve((${work})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const told = (await call('POST', `${session}/execute/async`, { script, args })) as {
        value: never;
        error?: string;
      };
      if (told.error !== undefined) throw new Error(told.error);
      return told.value;
    };
    return {
      goto: async (url) => void (await call('POST', `${session}/url`, { url })),
      back: async () => void (await call('POST', `${session}/back`, {})),
      run,
      runInFrame: async (work, ...args) => {
        const frame = await call('POST', `${session}/element`, { using: 'css selector', value: 'iframe' });
        await call('POST', `${session}/frame`, { id: frame });
        try {
          return await run(work, ...args);
        } finally {
          await call('POST', `${session}/frame`, { id: null });
        }
      },
      press: async (selector) => void (await call('POST', `${await element(selector)}/click`, {})),
      type: async (selector, text) => void (await call('POST', `${await element(selector)}/value`, { text })),
      escape: async () => {
        const active = (await call('GET', `${session}/element/active`)) as Readonly<Record<string, string>>;
        await call('POST', `${session}/element/${active[ELEMENT]}/value`, { text: ESCAPE });
      },
      picture: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
      // WebDriver tells none.
      errors: () => [],
    };
  };
  return {
    get name() {
      return name;
    },
    tab,
    close: async () => {
      for (const old of sessions.splice(0)) await call('DELETE', `/session/${old}`).catch(() => undefined);
      if (process.pid !== undefined) globalThis.process.kill(-process.pid);
    },
  };
}

async function listening(base: string, { exitCode }: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && exitCode === null; tries += 1) {
    if (
      await fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}

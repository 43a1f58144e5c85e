import { vendorGameKind } from '../adapters/sandbox-vendor/kinds.ts';
import type { PlayedGame, SandboxVendor } from '../adapters/sandbox-vendor/vendor.ts';
import { SANDBOX_PATH } from '../adapters/vendors/sandbox-vendor.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { App, AppContext } from './context.ts';
import { limitCalls, named } from './middleware.ts';
import { fieldsOf, openToAll, vendorOf } from './sandbox.ts';

type Fields = Readonly<Partial<Record<string, string>>>;
type Act = (vendor: SandboxVendor, services: Services, c: AppContext, fields: Fields) => Promise<object>;

/**
 * What the pages of the sandbox vendors ask their own system, under `/sandbox/<vendor>/<game>/wallet/`. The play token
 * of the page names the player; outcomes are decided here.
 */
export function routeSandboxVendor(app: App, services: Services, limit: CallLimit | undefined): void {
  const { sandboxVendor } = services;
  if (sandboxVendor === undefined) return;
  const limited = limitCalls(limit);
  for (const [name, act] of Object.entries(acts)) {
    const route = `${SANDBOX_PATH}/:vendor/:game/wallet/${name}`;
    app.post(route, named(`sandbox_vendor_${name}`, route, 'game'), limited, (c) =>
      openToAll(c, async () => act(sandboxVendor, services, c, await fieldsOf(c))),
    );
  }
}

const acts: Readonly<Record<'open' | 'balance' | 'play' | 'matches', Act>> = {
  open: async (vendor, services, c, { launch = '' }) => {
    requireSandbox(services, vendorOf(c));
    // The wallet refuses a token of another length before it looks it up.
    if (launch.length < 20 || launch.length > 128) throw new Failure('launch_token_invalid');
    return vendor.open(vendorOf(c), launch);
  },
  balance: (vendor, _services, c, { play = '' }) => vendor.balance(vendorOf(c), play),
  play: async (vendor, services, c, { play = '', game = '', selection = '', unit = '' }) =>
    vendor.play(await gameOf(services, vendorOf(c), game), { play, selection, unit }),
  matches: async (vendor, services, c, { play = '', game = '' }) =>
    vendor.matches(await gameOf(services, vendorOf(c), game), play),
};

/** The game of a vendor by the vendor's own id; `not_found` where it has none that is played for money. */
async function gameOf(services: Services, vendor: string, gameId: string): Promise<PlayedGame> {
  requireSandbox(services, vendor);
  const { catalogue } = services;
  const { lanes, vendors } = await catalogue.current();
  const games = lanes.flatMap((lane) => lane.games.map(({ game }) => game));
  const game = games.find((one) => one.vassalage === vendor && one.gameId === gameId);
  const kind = game && vendorGameKind(game.gameType);
  const seamless = vendors.get(vendor)?.walletMode === 'seamless';
  if (game === undefined || kind === undefined || !seamless) throw new Failure('not_found');
  return { vendor, nodeId: game.nodeId, gameId, kind };
}

/** A vendor with an address of its own is `not_found`: only it plays its games. */
function requireSandbox({ config }: Pick<Services, 'config'>, vendor: string): void {
  if (config.vendorLaunch.urls.has(vendor)) throw new Failure('not_found');
}

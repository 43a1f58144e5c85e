import { type ChaosResult, underLoad } from './under-load.ts';

/**
 * Kills the primary of two servers under load and promotes its synchronous standby, again and again; a new standby follows
 * each time.
 */
export function failOver(times: number, say: (line: string) => void): Promise<ChaosResult> {
  return underLoad('pair', async (site, load) => {
    for (let time = 1; time <= times; time++) {
      await load.more(60);
      const begin = performance.now();
      const promoted = await site.crashDatabase();
      await load.more(1);
      const served = performance.now() - begin;
      say(
        `${time}/${times}: promoted and found after ${promoted.toFixed(0)} ms, served after ${served.toFixed(0)} ms, ${load.acknowledged.length} movements`,
      );
      await site.healDatabase();
    }
    await load.more(30);
  });
}

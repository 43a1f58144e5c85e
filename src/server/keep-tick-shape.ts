import { createHook } from 'node:async_hooks';

/**
 * Keeps one of the objects in which Node notes what `process.nextTick` is to run. V8 forgets the shape of objects of which
 * none is left after a collection, and whatever was compiled for it: each tick then costs seven times as much for the
 * rest of the process's life, and every answer takes seven of them.
 */
export function keepTickShape(): object | undefined {
  let kept: object | undefined;
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') kept = resource;
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
  return kept;
}

import type { IdentityImages, ModelSettings } from '#core/identity/engine.ts';
import { measure, openEngine } from '#vision/engine.ts';
import { serveTasks } from './serve-tasks.ts';

await serveTasks(async (models: ModelSettings) => {
  const engine = await openEngine(models);
  return (images: IdentityImages, checkTime) => measure(engine, images, checkTime);
});

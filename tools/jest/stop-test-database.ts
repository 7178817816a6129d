export default async function stopTestDatabase(): Promise<void> {
  const stop: unknown = Reflect.get(globalThis, 'stopTestDatabase');
  if (typeof stop === 'function') await stop();
}

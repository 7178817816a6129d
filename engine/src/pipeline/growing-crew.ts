/** Milliseconds of work after which another worker is worth what starting its process costs. */
const hireAfterMs = 2_000;

/**
 * Runs `work` once at first and once more after each while, up to `most` at a time, as long as tasks are left. Most
 * comparisons are small: there a second process would spend more on starting than it saves.
 */
export async function workInCrew(
  work: () => Promise<void>,
  hasTasks: () => boolean,
  most: number,
  hireMs = hireAfterMs,
): Promise<void> {
  const crew = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const hire = (): void => {
    const worker = work()
      .catch((error: unknown) => void failures.push(error))
      .then(() => void crew.delete(worker));
    crew.add(worker);
  };
  hire();
  const hiring = setInterval(() => {
    if (hasTasks() && crew.size < most && failures.length === 0) hire();
  }, hireMs);
  while (crew.size > 0) await Promise.all(crew);
  clearInterval(hiring);
  if (failures.length > 0) throw failures[0];
}

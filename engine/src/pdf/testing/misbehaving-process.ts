/** A child that does what it is asked, however bad. */
const deeds: Readonly<Record<string, () => void>> = {
  count: () => {
    for (const message of [1, 2, 'last']) process.send?.(message);
  },
  // oxlint-disable-next-line node/no-process-env -- The test is about what the child sees of it.
  environment: () => process.send?.(Object.keys(process.env)),
  silence: () => undefined,
  spin: () => {
    for (;;) Math.random();
  },
  chatter: () => void setInterval(() => process.send?.('more'), 20),
  grow: () => {
    const hoard: Buffer[] = [];
    setInterval(() => hoard.push(Buffer.alloc(30_000_000, 1)), 20);
  },
  fail: () => {
    throw new Error('a fault in the child');
  },
  // Waits for the last message to be taken over, as the readers do; the parent has read few of them by then.
  'last words': () => {
    for (let at = 1; at < 200; at += 1) process.send?.('word '.repeat(2_000));
    process.send?.('word', undefined, undefined, () => process.abort());
  },
  // What the kernel does to a process when memory runs out looks the same to its parent.
  'be killed': () => process.kill(process.pid, 'SIGKILL'),
  abort: () => process.abort(),
};

process.once('disconnect', () => process.exit(0));
process.on('message', (deed) => deeds[String(deed)]?.());

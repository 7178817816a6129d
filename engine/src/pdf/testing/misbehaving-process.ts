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
  abort: () => process.abort(),
};

process.once('disconnect', () => process.exit(0));
process.on('message', (deed) => deeds[String(deed)]?.());

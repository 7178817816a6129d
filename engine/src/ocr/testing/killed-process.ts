import type { ReadAnswer } from '../read-messages.ts';
import { isReadRequest } from '../read-request.ts';

const opened: ReadAnswer = { type: 'opened', pageCount: 2 };

/** A reading process that is killed as the kernel does it: before it has said a word, or once it has opened `opened.pdf`. */
process.on('message', (message) => {
  const kill = (): unknown => process.kill(process.pid, 'SIGKILL');
  if (isReadRequest(message) && message.path.endsWith('/opened.pdf'))
    process.send?.(opened, undefined, undefined, kill);
  else kill();
});

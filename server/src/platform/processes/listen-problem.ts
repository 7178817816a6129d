import { errorCode } from '../errors/error-code.ts';
import { StartProblem } from '../errors/start-problem.ts';

/** Somebody else listens there. */
export class PortTaken extends StartProblem {
  override readonly name = 'PortTaken';
}

/** The sentence for a system error of listening, or the error itself when there is none. */
export function explainListening(error: unknown, { port, host, setting = 'PORT' }: ListeningPlace): unknown {
  switch (errorCode(error) ?? '') {
    case 'EADDRINUSE':
      return new PortTaken(
        `Port ${port} on ${host} is in use by another program. ` +
          `Stop that program, or set ${setting} to a free port (${setting}=${port + 1}).`,
      );
    case 'EACCES':
      return new StartProblem(
        `This account may not use port ${port}. Set ${setting} to a port above 1023 and put a proxy on ${port}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new StartProblem(
        `HOST ${host} is not an address of this machine. Use 127.0.0.1 (this machine only) or 0.0.0.0 (every network).`,
      );
    default:
      return error;
  }
}

export interface ListeningPlace {
  readonly port: number;
  readonly host: string;
  /** Name of the setting that the port comes from. */
  readonly setting?: string;
}

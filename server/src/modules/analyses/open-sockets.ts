import { closeCodes } from '@app/shared/contracts';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Authenticator, CurrentUser } from '../../platform/http/index.ts';
import type { Logger } from '../../platform/logging/create-logger.ts';

/** Also keeps proxies from closing a socket that says nothing for a while. */
const pingIntervalMs = 25_000;

/** Per person and process. Many more than tabs that anybody watches, and few enough to cost the others nothing. */
const socketsPerPerson = 20;

type SocketOwner = Pick<CurrentUser, 'userId' | 'sessionKey'>;

interface OpenSocket extends SocketOwner {
  hasAnswered: boolean;
}

export interface OpenSocketsOptions {
  readonly liveSessions: Authenticator['liveSessions'];
  readonly logger: Logger;
  readonly pingEveryMs?: number;
}

/** Every open socket of this process: pinged, and closed when its login ends or the process does. */
export class OpenSockets {
  readonly #sockets = new Map<WebSocket, OpenSocket>();
  readonly #options: OpenSocketsOptions;
  readonly #pinging: NodeJS.Timeout;

  constructor(options: OpenSocketsOptions) {
    this.#options = options;
    this.#pinging = setInterval(() => this.#ping(), options.pingEveryMs ?? pingIntervalMs);
    this.#pinging.unref();
  }

  /**
   * From now on the socket ends with its login. False when that has ended already, or the socket has; throws when the
   * person has too many.
   */
  async admit(socket: WebSocket, { userId, sessionKey }: SocketOwner): Promise<boolean> {
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#countOf(userId) >= socketsPerPerson) throw new AppError('too_many_sockets');
    const open = { userId, sessionKey, hasAnswered: true };
    this.#sockets.set(socket, open);
    socket.on('pong', () => {
      open.hasAnswered = true;
    });
    socket.once('close', () => this.#sockets.delete(socket));
    // The session may have ended between the handshake and this, when nobody could tell the socket.
    await this.#closeEnded([sessionKey]);
    return socket.readyState === socket.OPEN;
  }

  /** The person logged out, here or elsewhere. */
  closeSession(sessionKey: string): void {
    for (const [socket, open] of this.#sockets) {
      if (open.sessionKey === sessionKey) socket.close(closeCodes.notAuthenticated, 'Please log in.');
    }
  }

  /** Closes what should have been closed: the word that a session has ended can get lost. */
  async lookAgain(): Promise<void> {
    const keys = new Set([...this.#sockets.values()].map(({ sessionKey }) => sessionKey));
    try {
      await this.#closeEnded([...keys]);
    } catch (error) {
      // Without the database there is no news to tell either; the next ping looks again.
      this.#options.logger.warn({ err: error }, 'could not look whether the logins of open sockets still last');
    }
  }

  /** Tells browsers to come back, which leads them to another process. */
  stop(): void {
    clearInterval(this.#pinging);
    for (const socket of this.#sockets.keys()) socket.close(closeCodes.serverRestart);
  }

  #countOf(userId: string): number {
    return [...this.#sockets.values()].filter((open) => open.userId === userId).length;
  }

  async #closeEnded(sessionKeys: readonly string[]): Promise<void> {
    if (sessionKeys.length === 0) return;
    const live = await this.#options.liveSessions(sessionKeys);
    for (const key of sessionKeys) if (!live.has(key)) this.closeSession(key);
  }

  /** A browser that vanished without a word never answers; its socket would stay for hours. */
  #ping(): void {
    for (const [socket, open] of this.#sockets) {
      if (!open.hasAnswered) socket.terminate();
      open.hasAnswered = false;
      socket.ping();
    }
    void this.lookAgain();
  }
}

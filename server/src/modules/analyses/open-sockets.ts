import { closeCodes } from '@app/shared/contracts';
import type { WebSocket } from 'ws';

/** Also keeps proxies from closing a socket that says nothing for a while. */
const pingIntervalMs = 25_000;

interface OpenSocket {
  readonly sessionKey: string;
  hasAnswered: boolean;
}

/** Every open socket of this process: pinged, and closed when its login ends or the process does. */
export class OpenSockets {
  readonly #sockets = new Map<WebSocket, OpenSocket>();
  readonly #pinging: NodeJS.Timeout;

  constructor() {
    this.#pinging = setInterval(() => this.#ping(), pingIntervalMs);
    this.#pinging.unref();
  }

  add(socket: WebSocket, sessionKey: string): void {
    const open = { sessionKey, hasAnswered: true };
    this.#sockets.set(socket, open);
    socket.on('pong', () => {
      open.hasAnswered = true;
    });
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** The person logged out, here or elsewhere. */
  closeSession(sessionKey: string): void {
    for (const [socket, open] of this.#sockets) {
      if (open.sessionKey === sessionKey) socket.close(closeCodes.notAuthenticated, 'Please log in.');
    }
  }

  /** Tells browsers to come back, which leads them to another process. */
  stop(): void {
    clearInterval(this.#pinging);
    for (const socket of this.#sockets.keys()) socket.close(closeCodes.serverRestart);
  }

  /** A browser that vanished without a word never answers; its socket would stay for hours. */
  #ping(): void {
    for (const [socket, open] of this.#sockets) {
      if (!open.hasAnswered) socket.terminate();
      open.hasAnswered = false;
      socket.ping();
    }
  }
}

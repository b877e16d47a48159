import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** The connection of workers to the server; while it is cut, nothing of what they do is recorded, as after kill -9. */
export class WorkerLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #fromWorkers = new Map<Socket, Socket>();
  #isCut = false;

  private constructor(host: string, port: number) {
    this.#server = createServer((from) => {
      if (this.#isCut) return void from.destroy();
      const to = connect(port, host);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          this.#fromWorkers.delete(one);
          other.destroy();
        });
      }
      this.#fromWorkers.set(from, to);
      from.pipe(to).pipe(from);
    });
  }

  static async to(address: string): Promise<WorkerLine> {
    const { hostname, port } = new URL(`http://${address}`);
    const line = new WorkerLine(hostname, Number(port));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get address(): string {
    const bound = this.#server.address();
    if (bound === null || typeof bound === 'string') throw new Error('the line is not open');
    return `127.0.0.1:${bound.port}`;
  }

  /** From here on workers get what the server has for them, and nothing that they send arrives. */
  hold(): void {
    for (const [from, to] of this.#fromWorkers) from.unpipe(to).pause();
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

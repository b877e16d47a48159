import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Spreads TCP connections over several ports of this computer in turn, as a bank's load balancer does; a port that
 * refuses is passed over. A connection breaks with the process that serves it.
 */
export class Balancer {
  /** Connections that each port has served. */
  readonly served = new Map<number, number>();
  #ports: readonly number[];
  #turn = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((socket) => void this.#serve(socket));
  }

  /** Listens on `port`, and passes on to `ports`. */
  static async listen(port: number, ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve, reject) => {
      balancer.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return balancer;
  }

  /** Passes new connections on to these ports only, and ends the ones that are open. */
  use(ports: readonly number[]): void {
    this.#ports = ports;
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  async #serve(client: Socket): Promise<void> {
    this.#hold(client);
    for (const _port of this.#ports) {
      const port = this.#ports[this.#turn++ % this.#ports.length] ?? 0;
      const upstream = await connected(port);
      if (upstream === undefined) continue;
      this.#hold(upstream);
      this.served.set(port, (this.served.get(port) ?? 0) + 1);
      client.pipe(upstream).pipe(client);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
      return;
    }
    client.destroy();
  }

  #hold(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
  }
}

function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () => resolve(socket));
  });
}

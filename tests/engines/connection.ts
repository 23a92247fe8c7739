/** An object of the protocol. */
export type Message = Record<string, unknown>;

/**
 * A connection to a browser that sends numbered commands and receives replies and events, as in the DevTools protocol and
 * WebDriver BiDi.
 */
export class Connection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, { resolve: (value: Message) => void; reject: (error: Error) => void }>();
  readonly #listeners: ((method: string, params: Message, sessionId: unknown) => void)[] = [];
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#read(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('the browser ended'));
      this.#pending.clear();
    });
  }

  static open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Connection(socket)), { once: true });
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)), { once: true });
    });
  }

  send(method: string, params: Message = {}, more: Message = {}): Promise<Message> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params, ...more }));
    return new Promise((resolve, reject) => {
      // A page in an endless loop never answers.
      const timer = setTimeout(() => reject(new Error(`no answer to ${method}`)), 20_000);
      const settled = (settle: () => void) => {
        clearTimeout(timer);
        settle();
      };
      this.#pending.set(id, {
        resolve: (value) => settled(() => resolve(value)),
        reject: (error) => settled(() => reject(error)),
      });
    });
  }

  onEvent(listener: (method: string, params: Message, sessionId: unknown) => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #read(message: Message): void {
    const pending = this.#pending.get(Number(message.id));
    if (!pending) {
      for (const listener of this.#listeners)
        listener(String(message.method), (message.params ?? {}) as Message, message.sessionId);
      return;
    }
    this.#pending.delete(Number(message.id));
    if (message.error) pending.reject(new Error(JSON.stringify(message)));
    else pending.resolve((message.result ?? {}) as Message);
  }
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy of TCP connections that fails like a network. */
export interface Between {
  port: string;
  /** Leaves the open connections open but forwards nothing over them any more. */
  hush: () => void;
  /** Cuts the open connections, and each new one at its first query after authentication. */
  drop: (isDropping: boolean) => void;
  close: () => Promise<void>;
}

/** Starts a proxy in front of a PostgreSQL server. */
export async function between(server: number): Promise<Between> {
  let hushed = new Set<Socket>();
  let isDropping = false;
  const question = (data: Buffer) => ['P', 'Q'].includes(String.fromCharCode(data[0] ?? 0));
  const all = new Set<Socket>();
  const before = createServer((client) => {
    const there = connect(server, '127.0.0.1');
    for (const [from, to] of [
      [client, there],
      [there, client],
    ] as const) {
      all.add(from);
      from.on('data', (data: Buffer) => {
        if (isDropping && from === client && question(data)) client.destroy();
        else if (!hushed.has(from)) to.write(data);
      });
      from.on('error', () => {}).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => before.listen(0, '127.0.0.1', resolve));
  return {
    port: String((before.address() as AddressInfo).port),
    hush: () => {
      hushed = new Set(all);
    },
    drop: (value) => {
      isDropping = value;
      if (value) for (const socket of all) socket.destroy();
    },
    close: async () => {
      for (const socket of all) socket.destroy();
      before.close();
    },
  };
}

export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events as they come, however the stream was cut into pieces.
 *
 * @param onSign Told of every piece, also of the comments that only keep the connection alive.
 * @throws What the stream throws when the connection ends before the answer does.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void = () => {},
): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      waiting += decoder.decode(value, { stream: true });
      // A carriage return at the end may be the first half of a line break.
      const whole = waiting.endsWith('\r') ? waiting.slice(0, -1) : waiting;
      const blocks = whole.replace(/\r\n?/g, '\n').split('\n\n');
      waiting = (blocks.pop() ?? '') + waiting.slice(whole.length);
      for (const block of blocks) {
        const found = eventIn(block);
        if (found) yield found;
      }
    }
  } finally {
    // Also when the caller stops early: nobody reads on.
    await reader.cancel().catch(() => {});
  }
}

/** One event, or null for a comment, which only keeps the connection alive. */
function eventIn(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}

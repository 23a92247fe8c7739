export type Encoding = 'br' | 'gzip' | 'identity';

/** Memoised by header: browsers send a handful of values. Longer values than theirs are not memoised. */
const read = new Map<string, Encoding>();
const mostRead = 64;
const longestRead = 80;

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return bestOf(header);
  const known = read.get(header);
  if (known) return known;
  const best = bestOf(header);
  if (read.size < mostRead && header.length <= longestRead) read.set(header, best);
  return best;
}

function bestOf(header: string[] | string | undefined): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part
          .toLowerCase()
          .split(';')
          .map((one) => one.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  if ((accepted.get('br') ?? 0) > 0) return 'br';
  if ((accepted.get('gzip') ?? 0) > 0) return 'gzip';
  return 'identity';
}

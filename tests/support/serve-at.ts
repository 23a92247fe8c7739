// The server of `serve.ts` with a controlled clock: it starts at CLOCK and advances by CLOCK_STEP at each SIGUSR2.

const { CLOCK = '', CLOCK_STEP = '0' } = process.env;
const RealDate = Date;
let ahead = RealDate.parse(CLOCK) - RealDate.now();

class MovedDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
    if (parts.length === 0) super(MovedDate.now());
    else super(...(parts as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = MovedDate as DateConstructor;

process.on('SIGUSR2', () => {
  ahead += Number(CLOCK_STEP);
  console.log('the clock was moved');
});

await import('./serve.ts');

// Makes the file a module, which top-level await needs.
export {};

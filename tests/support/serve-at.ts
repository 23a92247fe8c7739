// The server as `serve.ts` runs it, with a clock of its own: it starts at CLOCK and goes forward by CLOCK_STEP with each SIGUSR2.

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

// A module: it waits at its top level.
export {};

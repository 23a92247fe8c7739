import { config } from 'zod';

// The schema library compiles its checks with eval where it may. The pages' policy forbids eval, and a browser reports
// the mere question; this must be settled before the first schema is made.
config({ jitless: true });

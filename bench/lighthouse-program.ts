// Lighthouse's command line without one trace category, started by lighthouse.ts for each visit. Chromium 147 crashes (null
// pointer) if that category is recorded on a page with a Referrer-Policy; Chromium 153 does not. Remove this file when the
// acceptance tests use Chromium 153. The category has no effect on scores.
const deadly = 'blink.webdx_feature_usage';

interface TraceModule {
  default: { getDefaultTraceCategories: () => string[] };
}

// A dynamic import, so that the type check does not need Lighthouse.
const lighthouse = new URL('node_modules/lighthouse/', import.meta.url);
const { default: trace } = (await import(new URL('core/gather/gatherers/trace.js', lighthouse).href)) as TraceModule;
const categories = trace.getDefaultTraceCategories().filter((category) => category !== deadly);
trace.getDefaultTraceCategories = () => categories;
await import(new URL('cli/index.js', lighthouse).href);

// Lighthouse's own command line, started by lighthouse.ts for each visit, less one trace category: Chromium 147 dies
// of a null pointer when that one is recorded on a page that sends a Referrer-Policy. Chromium 153 does not; drop
// this file when the acceptance tests use it. The category feeds a list of weight 0 and no score.
const deadly = 'blink.webdx_feature_usage';

interface TraceModule {
  default: { getDefaultTraceCategories: () => string[] };
}

// By address, so that the type check does not need Lighthouse installed.
const lighthouse = new URL('node_modules/lighthouse/', import.meta.url);
const { default: trace } = (await import(new URL('core/gather/gatherers/trace.js', lighthouse).href)) as TraceModule;
const categories = trace.getDefaultTraceCategories().filter((category) => category !== deadly);
trace.getDefaultTraceCategories = () => categories;
await import(new URL('cli/index.js', lighthouse).href);

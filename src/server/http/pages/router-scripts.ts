const scrollScript = /(<script nonce="[^"]*">)(\(\(storageKey,[\s\S]*?)(<\/script>)/;
const encodedStream =
  /new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\)/;
const ownEncoding =
  'new ReadableStream({start(controller){const words=new TextEncoder();window.__reactRouterContext.streamController=' +
  '{enqueue(text){controller.enqueue(words.encode(text))},close(){controller.close()}}}})';

/**
 * Makes the inline scripts of the router run in every browser of docs/browsers.md. The one that scrolls to where a page was
 * left fails where storage is switched off: it asks for a place that is null, or throws. The one that brings a page's data
 * encodes it by TextEncoderStream, which came with Firefox 105.
 */
export function repairRouterScripts(html: string): string {
  return html
    .replace(scrollScript, '$1try{sessionStorage.length;$2}catch{}$3')
    .replace(encodedStream, () => ownEncoding);
}

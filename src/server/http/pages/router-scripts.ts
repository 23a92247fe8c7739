const scrollScript = /(<script nonce="[^"]*">)(\(\(storageKey,[\s\S]*?)(<\/script>)/;
const encodedStream =
  /new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\)/;
const ownEncoding =
  'new ReadableStream({start(controller){const words=new TextEncoder();window.__reactRouterContext.streamController=' +
  '{enqueue(text){controller.enqueue(words.encode(text))},close(){controller.close()}}}})';

/**
 * Makes the inline scripts of the router run in every browser of docs/browsers.md. The script that restores the scroll
 * position fails if storage is disabled: the stored value is null, or reading it throws. The script that carries a page's data
 * uses TextEncoderStream, which Firefox has since version 105.
 */
export function repairRouterScripts(html: string): string {
  return html
    .replace(scrollScript, '$1try{sessionStorage.length;$2}catch{}$3')
    .replace(encodedStream, () => ownEncoding);
}

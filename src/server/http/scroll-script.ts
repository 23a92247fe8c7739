const scrollScript = /(<script nonce="[^"]*">)(\(\(storageKey,[\s\S]*?)(<\/script>)/;

/**
 * Keeps the router's inline script, which scrolls to where a page was left, from failing where storage is switched off: there
 * it asks for a place that is null, or throws.
 */
export function guardScrollScript(html: string): string {
  return html.replace(scrollScript, '$1try{sessionStorage.length;$2}catch{}$3');
}

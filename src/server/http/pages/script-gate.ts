/**
 * Runs in the head of every page, before the first paint: marks the page as waiting for its script, in browsers that can run
 * it. `data-script` is `coming` until React has hydrated the page, then `here`; without it, the page shows its content for
 * browsers without script (the `noscript:` variant of the style sheet). A browser without cascade layers has no styles of the
 * site, and one without TransformStream cannot read the page's data: neither loads a script
 * (docs/decisions/0064-nothing-that-fails-takes-the-page.md).
 */
export const scriptGate =
  "window.CSSLayerBlockRule&&window.TransformStream&&(document.documentElement.dataset.script='coming');";

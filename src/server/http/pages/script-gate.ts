/**
 * Runs in the head of every page, before anything is drawn: marks the page as one whose script will come, in browsers
 * that can show it. `data-script` is `coming` until React has taken the page over, then `here`; while it is missing, the
 * page says and does what it can without script (the `noscript:` variant of the style sheet). A browser without cascade
 * layers has none of our style, and one without TransformStream cannot read the page's data: no script is loaded there
 * (docs/decisions/0064-nothing-that-fails-takes-the-page.md).
 */
export const scriptGate =
  "window.CSSLayerBlockRule&&window.TransformStream&&(document.documentElement.dataset.script='coming');";

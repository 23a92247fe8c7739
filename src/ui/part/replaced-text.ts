/**
 * A browser's translation replaces text nodes of React by `<font>` elements. React then changes a detached text node, or
 * fails when it removes one. This module records each replaced text node with its replacement: React's changes are applied
 * to the replacement, so that new text is visible and is translated again.
 */
export function followReplacedText(): void {
  const replacements = new WeakMap<Node, ChildNode>();
  const changed = new MutationObserver((records) => {
    for (const { target } of records) putBack(target as Text);
  });
  const replaced = new MutationObserver(noteReplaced);
  replaced.observe(document, { childList: true, subtree: true });

  function noteReplaced(records: MutationRecord[]): void {
    for (const { removedNodes, addedNodes, nextSibling, previousSibling } of records)
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        const beside = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
        if (!beside) continue;
        replacements.set(text, beside as ChildNode);
        changed.observe(text, { characterData: true });
      }
  }

  /** The replacement of this node. */
  function standsFor(node: Node, parent: Node): Node {
    if (node.parentNode === parent) return node;
    noteReplaced(replaced.takeRecords());
    const replacement = replacements.get(node);
    return replacement?.parentNode === parent ? replacement : node;
  }

  function putBack(text: Text): void {
    const replacement = replacements.get(text);
    if (!text.isConnected && replacement?.isConnected) replacement.replaceWith(text);
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeStanding<T extends Node>(this: Node, child: T): T {
    const standing = standsFor(child, this);
    // Removed already.
    if (standing.parentNode !== this && child.nodeType === Node.TEXT_NODE) return child;
    removeChild.call(this, standing);
    return child;
  };
  Node.prototype.insertBefore = function insertStanding<T extends Node>(this: Node, node: T, before: Node | null): T {
    const standing = before && standsFor(before, this);
    const place = standing && standing.parentNode !== this && standing.nodeType === Node.TEXT_NODE ? null : standing;
    return insertBefore.call(this, node, place) as T;
  };
}

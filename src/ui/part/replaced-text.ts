/**
 * A browser's translation puts `<font>` elements in the place of text nodes that React knows and goes on to change: React
 * then changes a text that nobody sees, or fails as it takes away a node that is gone. Here a text that was replaced is
 * remembered with its replacement: whatever React does to it happens in its place, and what it says anew is seen, and
 * translated again.
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

  /** What stands where this node stood. */
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
    // Taken away by another already.
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

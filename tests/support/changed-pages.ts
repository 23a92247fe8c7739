/**
 * Changes of a page by extensions and translators between the server and hydration, as described in public reports of other
 * sites. Each runs in the page before the page's script.
 */
export const changes: Record<string, () => void> = {
  'nothing at all': () => {},
  'numbers and dates become links': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (
        !/\d[\d ]{5,}\d|\d+ (January|November|June) \d{4}/.test(text.data) ||
        text.parentElement?.closest('a,script,style')
      )
        continue;
      const link = document.createElement('a');
      link.href = 'tel:1';
      text.replaceWith(link);
      link.append(text);
    }
  },
  'words are marked by an extension': () => {
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, legend, label), header a, footer p')) {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      const mark = document.createElement('mark');
      text?.replaceWith(mark);
      if (text) mark.append(text);
    }
  },
  'words are exchanged by an extension': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('script,style,textarea'))
        text.data = text.data.replace(/\b(the|you)\b/g, 'their');
    }
  },
  'a delivery network takes comments and white space away': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
    const found: CharacterData[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as CharacterData);
    for (const node of found) {
      if (node instanceof Comment || node.data.trim() === '') node.remove();
      else if (!node.parentElement?.closest('script,style,textarea')) node.data = node.data.replace(/\s+/g, ' ');
    }
  },
  'an extension puts an element beside each field': () => {
    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
      field.before(document.createElement('lt-highlighter'));
      field.after(document.createElement('lp-icon'));
    }
  },
  'a delivery network puts an element beside each picture': () => {
    for (const picture of document.querySelectorAll('img')) picture.before(document.createElement('noscript'));
  },
  'the browser translates the page': () => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script,style,svg,textarea,font')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node.isConnected) translate(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
    }).observe(document.body, { childList: true, subtree: true });
  },
};

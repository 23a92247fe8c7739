import type { CDPSession, Page } from 'playwright-core';

/** The session must stay open: the setting is lost with it. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Sets the font size of the browser's settings for this window, in pixels. Sizes in rem and media queries in em follow it, as for
 * a person who changed the setting; zoom and screen scale have a different effect.
 */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/**
 * Finds text that cannot be read: a page wider than its window, clipped or covered text, overlapping text. Every line of text is
 * scrolled to the middle of the window and checked there. While a modal dialog is open, only the dialog is checked; otherwise
 * the whole page, or the part that a selector names.
 */
export function reasonsUnreadable(page: Page, within?: string): Promise<string[]> {
  return page.evaluate((part) => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
      );
      const names = wide
        .slice(0, 3)
        .map(({ tagName, textContent }) => `${tagName} '${textContent?.trim().slice(0, 25)}'`);
      found.add(`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}: ${names.join(', ')}`);
    }

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const related = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    const hides = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity, visibility } = styleOf(element);
      if (visibility !== 'visible' || Number(opacity) < 0.1) return false;
      if (/^(IMG|IFRAME|CANVAS|VIDEO|INPUT|TEXTAREA|SELECT|BUTTON)$/.test(element.tagName)) return true;
      return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    };
    /** Whether an element or one of its ancestors passes the test; memoised. */
    const oneOf = (test: (element: Element) => boolean) => {
      const known = new Map<Element, boolean>();
      const ask = (element: Element | null): boolean => {
        if (!element) return false;
        const answer = known.get(element) ?? (test(element) || ask(element.parentElement));
        known.set(element, answer);
        return answer;
      };
      return ask;
    };
    const isForEars = oneOf((element) => {
      const { overflow, clipPath, position } = styleOf(element);
      return (
        position === 'absolute' &&
        (overflow !== 'visible' || clipPath !== 'none') &&
        element.getBoundingClientRect().width <= 2
      );
    });
    const staysInView = oneOf((element) => /sticky|fixed/.test(styleOf(element).position));
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    };
    // Letters are in the middle of their line box; an overlap with its edge hides no letter.
    const hasLettersAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some(
        (node) =>
          node.nodeType === Node.TEXT_NODE &&
          node.textContent?.trim() &&
          linesOf(node).some(
            ({ left, right, top, bottom, height }) =>
              x > left + 1 && x < right - 1 && y > top + height * 0.25 && y < bottom - height * 0.25,
          ),
      );

    const scrollers = (element: Element) => {
      const all: Element[] = [];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = styleOf(at);
        if (/auto|scroll/.test(overflowX + overflowY)) all.push(at);
      }
      return all;
    };
    /** Scrolls a line to the middle of its scroll container and returns its new position. */
    const bring = (node: Node, index: number, known: DOMRect[], holders: Element[], staysInView: boolean) => {
      let lines = known;
      for (const holder of holders) {
        const line = lines[index];
        const box = holder.getBoundingClientRect();
        if (!line) return lines;
        if (line.top < box.top + 8 || line.bottom > box.bottom - 8)
          holder.scrollTop += line.top + line.height / 2 - box.top - box.height / 2;
        if (line.left < box.left || line.right > box.right)
          holder.scrollLeft += line.left + line.width / 2 - box.left - box.width / 2;
        lines = linesOf(node);
      }
      const line = lines[index];
      const before = scrollY;
      if (staysInView) scrollTo({ top: 0, behavior: 'instant' });
      else if (line && (line.top < innerHeight * 0.3 || line.bottom > innerHeight * 0.7))
        scrollTo({ top: scrollY + line.top - innerHeight * 0.3, behavior: 'instant' });
      return scrollY === before ? lines : linesOf(node);
    };

    const dialogs = [...document.querySelectorAll('dialog, [role=dialog], [popover]')].filter(
      (element) => element.matches(':modal, :popover-open, [aria-modal=true]') && element.checkVisibility(),
    );
    const place = (part && document.querySelector(part)) || dialogs.at(-1) || document.body;
    const texts: [Node, Element][] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !/[\p{L}\p{N}]/u.test(node.textContent ?? '')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('.skip-link, option, title, [inert]') || isForEars(parent)) continue;
      texts.push([node, parent]);
    }

    for (const [node, parent] of texts) {
      const words = `'${node.textContent?.trim().slice(0, 40)}'`;
      const { overflowX, pointerEvents } = styleOf(parent);
      if (/hidden|clip/.test(overflowX) && parent.scrollWidth > parent.clientWidth + 1) found.add(`cut off: ${words}`);
      const { left, right } = parent.getBoundingClientRect();
      if (hides(parent) && (left < -1 || right > root.clientWidth + 1) && scrollers(parent).length < 2)
        found.add(`sticks out: ${words}`);
      if (pointerEvents === 'none') continue;
      // A line must have room for a word of twelve letters.
      const needed = (node.textContent ?? '').trim().split(/[\s\u00ad/–-]+/);
      const lines = needed.reduce(
        (sum, word) => sum + (word.includes('@') ? 9 : Math.max(1, Math.ceil(word.length / 12))),
        0,
      );
      let boxes = linesOf(node);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > lines) found.add(`broken letter by letter: ${words}`);
      const holders = scrollers(parent);
      for (let index = 0; index < boxes.length; index += 1) {
        boxes = bring(node, index, boxes, holders, staysInView(parent));
        const line = boxes[index];
        if (!line) continue;
        if (line.top + line.height / 2 + scrollY < 0 && !holders.length) found.add(`cut off: ${words}`);
        const y = line.top + line.height / 2;
        for (const x of [line.left + 2, line.left + line.width / 2, line.right - 2]) {
          // The fast check: the text is on top. Only otherwise is the stacking order read.
          if (parent.contains(document.elementFromPoint(x, y))) continue;
          const stack = document.elementsFromPoint(x, y);
          const own = stack.findIndex((element) => related(element, parent));
          if (own === -1 || !stack.some((element) => element === parent || parent.contains(element))) {
            // A line at the end of a page cannot scroll to the middle; one that stays outside the window is cut off.
            found.add(`cut off: ${words}`);
            continue;
          }
          const cover = stack.slice(0, own).find(hides);
          if (cover) found.add(`covered by ${cover.tagName} '${cover.textContent?.trim().slice(0, 25)}': ${words}`);
          for (const element of stack) {
            if (element !== parent && !related(element, parent) && hasLettersAt(element, x, y))
              found.add(`letters over letters: ${words} and '${element.textContent?.trim().slice(0, 25)}'`);
            if (element === parent || (hides(element) && element.contains(parent))) break;
          }
        }
      }
    }
    return [...found];
  }, within);
}

/** Opens every `details` element, so that all text is checked. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) {
      part.removeAttribute('name');
      part.setAttribute('open', '');
    }
  });
}

/** Elements wider than the window or than an ancestor that clips them. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} px`);
    for (const text of document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, td, caption, label, a, button')) {
      const { left, right, width, height } = text.getBoundingClientRect();
      if ((left > -1 && right < root.clientWidth + 1) || width <= 2 || height <= 2 || !text.checkVisibility()) continue;
      if (!text.closest('.skip-link, [data-scrolls], [tabindex="0"]'))
        found.push(`sticks out: '${text.textContent?.trim().slice(0, 40)}'`);
    }
    return found;
  });
}

/** Problems of the printed page. */
export function paperFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => part.checkVisibility());
    return [
      getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' ? '' : 'the paper is not white',
      document.body.innerText.length > 40 ? '' : 'hardly a word',
      ...shown
        .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
        .map((part) => `floats: ${part.innerText.slice(0, 30)}`),
    ].filter(Boolean);
  });
}

/** The text spacing of WCAG 1.4.12. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  });
}

/** The share of the window's height that fixed bars take. */
export function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    // A modal dialog covers the bars.
    if (
      [...document.querySelectorAll(':modal, :popover-open, [aria-modal=true]')].some((part) => part.checkVisibility())
    )
      return 0;
    scrollTo({ top: innerHeight * 2, behavior: 'instant' });
    const covered = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      const isStuck = position === 'fixed' || Math.abs(box.top) < 1 || Math.abs(box.bottom - innerHeight) < 1;
      if (!isStuck || box.width * box.height < 100 || getComputedStyle(element).pointerEvents === 'none') continue;
      for (let y = Math.max(0, Math.round(box.top)); y < Math.min(innerHeight, Math.round(box.bottom)); y += 1)
        covered.add(y);
    }
    return covered.size / innerHeight;
  });
}

/** A small phone at twice the usual 16 pixels: width, height, font size. */
export const largest = [320, 568, 32] as const;

/**
 * The same at 24 pixels. No breakpoint lies between the two except the height of the open chat: pages without the chat have the
 * same layout in both and are checked in the first only.
 */
export const largeText = [largest, [375, 740, 24]] as const;

/** Waits until the page has handled a new window size: the chat's height is set by script after the resize event. */
export function laidOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Without script no callback runs, and there is nothing to wait for.
    if (matchMedia('(scripting: none)').matches) return;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Checks a page with large text on small phones and restores its window. Returns unreadable text, and bars that take more than a
 * fifth of the window.
 */
export async function largeTextFaults(
  page: Page,
  name: string,
  within?: string,
  sizes: readonly (readonly [number, number, number])[] = largeText,
): Promise<string[]> {
  const usual = page.viewportSize();
  const found: string[] = [];
  for (const [width, height, size] of sizes) {
    await Promise.all([setFontSize(page, size), page.setViewportSize({ width, height })]);
    await laidOut(page);
    const where = `${name} (${width} px wide, text of ${size} px)`;
    const share = await shareOfBars(page);
    if (share > 0.2) found.push(`${where}: bars take ${Math.round(share * 100)}% of the window`);
    found.push(...(await reasonsUnreadable(page, within)).map((reason) => `${where}: ${reason}`));
  }
  await Promise.all([setFontSize(page, 16), usual && page.setViewportSize(usual)]);
  return found;
}

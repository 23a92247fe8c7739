import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const nonce = 'TOPSECRETNONCE';
const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

describe('inline scripts', () => {
  test('the renderer’s own scripts are hashed and lose their nonce', () => {
    const { html, scriptHashes } = hashInlineScripts(`<p>a</p><script nonce="${nonce}">run()</script>`, nonce);
    expect(html).toBe('<p>a</p><script>run()</script>');
    expect(scriptHashes).toEqual([hashOf('run()')]);
  });

  test('attributes before and after the nonce are preserved', () => {
    const { html, scriptHashes } = hashInlineScripts(
      `<script type="module" nonce="${nonce}" async="">go()</script>`,
      nonce,
    );
    expect(html).toBe('<script type="module" async="">go()</script>');
    expect(scriptHashes).toEqual([hashOf('go()')]);
  });

  test.each([
    ['without a nonce', '<script>steal()</script>'],
    ['with a guessed nonce', '<script nonce="guess">steal()</script>'],
    ['with an empty nonce', '<script nonce="">steal()</script>'],
    ['with other attributes', '<script src="data:,steal()" type="module">steal()</script>'],
  ])('an injected script %s gets no hash', (_, injected) => {
    const { html, scriptHashes } = hashInlineScripts(`${injected}<script nonce="${nonce}">run()</script>`, nonce);
    expect(scriptHashes).toEqual([hashOf('run()')]);
    expect(html).toContain('steal()');
  });

  test('an injected script is not hashed together with the next script', () => {
    const { scriptHashes } = hashInlineScripts(
      `<script>steal();</script><p></p><script nonce="${nonce}">run()</script>`,
      nonce,
    );
    expect(scriptHashes).not.toContain(hashOf('steal();</script><p></p><script>run()'));
    expect(scriptHashes).toHaveLength(1);
  });

  test('scripts over several lines are hashed unchanged', () => {
    const source = '\n  first();\n  second();\n';
    expect(hashInlineScripts(`<script nonce="${nonce}">${source}</script>`, nonce).scriptHashes).toEqual([
      hashOf(source),
    ]);
  });

  test('one script that appears twice has one hash', () => {
    const script = `<script nonce="${nonce}">run()</script>`;
    expect(hashInlineScripts(script + script, nonce).scriptHashes).toHaveLength(1);
  });

  test('scripts with a file need no hash, and every nonce is removed', () => {
    const { html, scriptHashes } = hashInlineScripts(
      `<link rel="modulepreload" nonce="${nonce}" href="/a.js"><script nonce="${nonce}" src="/a.js"></script>`,
      nonce,
    );
    expect(scriptHashes).toEqual([]);
    expect(html).not.toContain(nonce);
  });
});

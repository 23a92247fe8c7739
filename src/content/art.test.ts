import { describe, expect, test } from 'vitest';
import { contentFolder } from '#tests/support/content-folder.ts';

const drawing = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** What the loader says of a folder with this drawing in it. */
function problemsWith(svg: string, name = 'extra.svg') {
  const folder = contentFolder();
  folder.write(`art/${name}`, svg);
  return folder.problems();
}

describe('drawings', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['an event handler', '<rect onload="alert(1)"/>'],
    ['an event handler with spaces', '<rect onclick = "alert(1)"/>'],
    ['a link that runs a script', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a picture of another site', '<image href="https://other.example/a.png"/>'],
    ['a picture in single quotes', "<image href='https://other.example/a.png'/>"],
    ['a picture by the old attribute', '<image xlink:href="https://other.example/a.png"/>'],
    ['a style sheet of another site', '<style>@import "https://other.example/a.css";</style>'],
    ['a fill of another site', '<rect fill="url(https://other.example/a.svg#b)"/>'],
    ['a page inside', '<foreignObject><iframe/></foreignObject>'],
  ])('with %s is refused', (_, inside) => {
    expect(problemsWith(drawing(inside))).toEqual([
      {
        file: 'art/extra.svg',
        field: '',
        fix: 'remove scripts, event handlers and links to other files from the drawing',
      },
    ]);
  });

  test.each([
    ['references within itself', '<defs><g id="a"/></defs><use href="#a"/><rect fill="url(#b)"/>'],
    ['a style of its own', '<style>.a{fill:#123}</style><path class="a"/>'],
    ['words that only look alike', '<text>one = two, on top</text>'],
  ])('with %s is accepted', (_, inside) => {
    expect(problemsWith(drawing(inside))).toEqual([]);
  });

  test('without a size is named', () => {
    expect(problemsWith(drawing('<rect/>', 'width="40"'))).toEqual([
      { file: 'art/extra.svg', field: 'viewBox', fix: expect.stringContaining('viewBox="0 0 800 600"') },
    ]);
  });

  test('of another kind is named', () => {
    expect(problemsWith('x', 'photo.png')).toEqual([
      { file: 'art/photo.png', field: '', fix: expect.stringContaining('only .svg drawings') },
    ]);
  });

  test('that changes gets another address', () => {
    const folder = contentFolder();
    const before = folder.load().art.get('mark')?.href;
    folder.write('art/mark.svg', drawing('<circle r="9"/>'));
    expect(folder.load().art.get('mark')?.href).not.toBe(before);
  });
});

import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** Every text in a source file: strings and the fixed parts of templates, without import paths. */
export function writtenTexts(path: string): string[] {
  const { program, module } = parseSync(path, readFileSync(path, 'utf8'));
  const imported = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.value));
  const texts: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && !imported.has(value)) texts.push(value);
    },
    TemplateElement({ value }) {
      texts.push(value.cooked ?? value.raw);
    },
  }).visit(program);
  return texts;
}

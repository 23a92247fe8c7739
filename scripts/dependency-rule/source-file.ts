import { parseSync, Visitor } from 'oxc-parser';

/** An import or re-export, static or dynamic, of types or of values. */
export interface Import {
  specifier: string;
  /** Names taken from the module; '*' for all of it. */
  names: string[];
  line: number;
}

export interface SourceFile {
  path: string;
  lines: number;
  imports: Import[];
  /** Lines that read process.env. */
  environmentReads: number[];
  /** Every name that the file uses, with the line of its first use. */
  names: ReadonlyMap<string, number>;
}

/** Reads what a TypeScript file imports and whether it reads the environment. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  const fatal = errors[0];
  if (fatal) throw new Error(`${path} cannot be parsed: ${fatal.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found: Import[] = [];

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const names = entries.map(
      (entry) => entry.importName.name ?? (entry.importName.kind === 'Default' ? 'default' : '*'),
    );
    found.push({ specifier: moduleRequest.value, names, line: lineAt(start) });
  }
  for (const { entries, start } of module.staticExports) {
    for (const entry of entries) {
      if (!entry.moduleRequest) continue;
      found.push({ specifier: entry.moduleRequest.value, names: [entry.importName.name ?? '*'], line: lineAt(start) });
    }
  }
  const environmentReads: number[] = [];
  const names = new Map<string, number>();
  const noteName = ({ name, start }: { name: string; start: number }) => {
    if (!names.has(name)) names.set(name, start);
  };
  new Visitor({
    Identifier: noteName,
    PrivateIdentifier: noteName,
    JSXIdentifier: noteName,
    ImportExpression({ source, start }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.push({ specifier: source.value, names: ['*'], line: lineAt(start) });
      }
    },
    // `import('./file.ts').Thing` in a type.
    TSImportType({ source, start }) {
      found.push({ specifier: source.value, names: ['*'], line: lineAt(start) });
    },
    MemberExpression({ object, property, start }) {
      const name =
        property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : undefined;
      if (object.type === 'Identifier' && object.name === 'process' && name === 'env')
        environmentReads.push(lineAt(start));
    },
    // `const { env } = process`
    VariableDeclarator({ id, init, start }) {
      if (id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name === 'process')
        environmentReads.push(lineAt(start));
    },
  }).visit(program);
  for (const { specifier, line } of found) {
    if (/^(node:)?process$/.test(specifier)) environmentReads.push(line);
  }
  const lines = text.replace(/\n$/, '').split('\n').length;
  const namesByLine = new Map([...names].map(([name, start]) => [name, lineAt(start)]));
  return { path, lines, imports: found, environmentReads, names: namesByLine };
}

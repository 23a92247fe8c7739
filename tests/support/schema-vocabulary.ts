import { readFileSync } from 'node:fs';

interface Entity {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

/**
 * The vocabulary of schema.org, read from the declarations of schema-dts, which are generated from it. Tests use no network.
 */
export function schemaVocabulary(): { '@graph': Entity[] } {
  const declared = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const classes = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const id = (name: string) => ({ '@id': `schema:${name}` });
  const put = (map: Map<string, Set<string>>, key: string, ...values: string[]) =>
    map.set(key, new Set([...(map.get(key) ?? []), ...values]));
  const bare = (name: string) => name.replace(/(Base|Leaf)$/, '');
  for (const [, name = '', parents = '', body = ''] of declared.matchAll(
    /interface (\w+(?:Base|Leaf)) extends ([^{]+?) \{([\s\S]*?)\n\}/g,
  )) {
    const own = bare(name);
    // A leaf type extends its own base, or its parent's base if it adds no property.
    const above = parents.split(',').map((parent) => bare(parent.trim().replace(/^Partial<.*/, '')));
    put(classes, own, ...above.filter((parent) => parent && parent !== own));
    for (const [, property = ''] of body.matchAll(/^ {4}"([a-z]\w*)"\?:/gm)) put(domains, property, own);
  }
  return {
    '@graph': [
      ...[...classes].map(([name, parents]) => ({
        ...id(name),
        '@type': 'rdfs:Class' as const,
        'rdfs:subClassOf': [...parents].map(id),
      })),
      ...[...domains].map(([name, owners]) => ({
        ...id(name),
        '@type': 'rdf:Property' as const,
        'schema:domainIncludes': [...owners].map(id),
      })),
    ],
  };
}

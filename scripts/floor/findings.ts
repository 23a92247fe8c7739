import { type Exception, exceptions as known } from './exceptions.ts';
import { usesInScript } from './script.ts';
import { usesInStyle } from './style.ts';
import { floors, lacking } from './support.ts';

interface BuiltFile {
  name: string;
  source: string;
}

/** Files that only staff load. */
const forStaff =
  /^(blog-admin|blog-administration|admin-|staff-|own-account|set-password|audit|backups|session-client)/;

/** One line for each feature of a file that is used without a test, and for each exception that is no longer needed. */
export function findings(files: readonly BuiltFile[], exceptions: readonly Exception[] = known): string[] {
  const lines = new Set<string>();
  const used = new Set<Exception>();
  for (const { name, source } of files) {
    const file = name.replace(/-[\w-]{8}\.(js|css)$/, '.$1');
    const floor = forStaff.test(name) ? floors.staff : floors.visitors;
    for (const { feature, place } of name.endsWith('.css') ? usesInStyle(source) : usesInScript(name, source)) {
      const missing = lacking(feature, floor);
      if (missing.length === 0) continue;
      const exception = exceptions.find((one) => covers(one, feature.key, file));
      if (exception) used.add(exception);
      else lines.add(`${file}: ${feature.key} (${missing.join(', ')}): ${place}`);
    }
  }
  const needless = exceptions.filter((one) => !used.has(one));
  return [...lines, ...needless.map(({ feature }) => `exceptions.ts: ${feature} is needed no more`)];
}

function covers({ feature, file }: Exception, key: string, built: string): boolean {
  if (file !== undefined && file !== built) return false;
  return feature.endsWith('*') ? key.startsWith(feature.slice(0, -1)) : key === feature;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkArguments } from './check-arguments.ts';
import { findViolations } from './dependency-rule/rule.ts';

// `npm run check:rule [-- --verbose]`: checks imports, file lengths and names. The rule is in scripts/dependency-rule/table.ts.
const folders = ['src', 'tests', 'scripts', 'bench'].filter((folder) => existsSync(folder));
const files = new Map<string, string>();
for (const folder of folders) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.tsx?$/.test(file) || file.includes('node_modules')) continue;
    files.set(file.split(sep).join('/'), readFileSync(file, 'utf8'));
  }
}

const violations = findViolations(files);
if (violations.length > 0) {
  console.error(['The dependency rule is broken:', ...violations.map((violation) => `  ${violation}`)].join('\n'));
  process.exitCode = 1;
} else if (checkArguments().isVerbose) {
  console.log(`The dependency rule holds in ${files.size} files.`);
}

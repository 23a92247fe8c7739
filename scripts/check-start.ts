import { loadContent } from '#content/load.ts';
import { ContentError } from '#content/problem.ts';
import { ConfigError, readConfig } from '#server/config.ts';

/** Ends the process with the error message of a start if a setting or the content is invalid. */
export function checkStart(environment: NodeJS.ProcessEnv): void {
  try {
    loadContent(readConfig(environment).contentDir);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

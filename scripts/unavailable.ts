import { mkdirSync, writeFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { readConfig } from '#server/config.ts';
import { unavailablePage, unavailableReply } from '#server/http/kernel/unavailable.ts';

// `npm run unavailable [folder]`: writes the page and the reply that the proxy sends while no instance answers.

const folder = process.argv[2] ?? 'deploy/unavailable';
const { site } = loadContent(readConfig(process.env).contentDir);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/page.html`, unavailablePage(site).html);
writeFileSync(`${folder}/function.json`, `${JSON.stringify(unavailableReply(site), undefined, 2)}\n`);
console.log(`Wrote ${folder}/page.html and ${folder}/function.json.`);

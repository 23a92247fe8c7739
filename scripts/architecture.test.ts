import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureUploadPath, publicPicturePath } from '#domain/blog/picture-names.ts';
import { staffAddresses } from '#domain/site/addresses.ts';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { operations } from '#server/blog/administration/answer.ts';
import { deskOperations } from '#server/desk/answer.ts';
import { blogAdminAddress } from '#wire/blog-admin.ts';
import { deskAddress } from '#wire/desk.ts';
import { cardFile } from '#wire/post-card.ts';
import { authAddresses } from '#wire/staff-session.ts';

// Compares the tables of docs/architecture.md with the code.

const document = readFileSync('docs/architecture.md', 'utf8');
const rows = (heading: string) =>
  (document.split(/^## /m).find((part) => part.startsWith(heading)) ?? '')
    .split('\n')
    .filter((line) => /^\| (`|\d)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')));

test('the table of handlers equals the list of the application, in the same order', () => {
  const source = readFileSync('src/server/http/application.ts', 'utf8');
  const list = /const handlers: readonly Handler\[\] = \[\n([^\]]*)\];/.exec(source)?.[1] ?? '';
  const inCode = list.split('\n').flatMap((line) => /^ {4}([\w.]+)/.exec(line)?.[1] ?? []);
  const inTable = rows('How a request is answered');
  expect(inTable.map((cells) => cells[2])).toEqual(inCode);
  expect(inTable.map((cells) => Number(cells[1]))).toEqual(inCode.map((_, index) => index + 1));
  for (const [, , , file] of inTable) expect(() => readFileSync(`src/server/http/${file}`)).not.toThrow();
});

describe('[ADMIN-03] who may call what', () => {
  const table = rows('Who may call what');

  test('every endpoint is in the table once, with its method', () => {
    const { session, user } = authAddresses;
    const expected = [
      'GET /healthz',
      'GET /readyz',
      ...Object.values(functionAddresses).map((path) => `POST ${path}`),
      `DELETE ${functionAddresses.chat}`,
      `GET ${publicPicturePath}*`,
      `POST ${pictureUploadPath}`,
      ...Object.values(authAddresses).map(
        (path) => `${[session, user].includes(path as never) ? 'GET' : 'POST'} ${path}`,
      ),
      ...operations.map(([method, { source }]) => `${method} ${blogAdminAddress}/${addressOf(source)}`),
      `GET ${blogAdminAddress}/posts/:id/view`,
      `GET ${blogAdminAddress}/${cardFile}`,
      ...deskOperations.map(([method, path]) => `${method} ${deskAddress}${path === '' ? '' : `/${path}`}`),
      `GET ${deskAddress}/preview`,
    ];
    const endpoints = table.filter((cells) => cells.length === 7).map(([, path, method]) => `${method} ${path}`);
    expect(endpoints.toSorted()).toEqual(expected.toSorted());
  });

  test('only a request that changes nothing may come from another site, and staff endpoints are for staff', () => {
    for (const [, path = '', method, caller, sameOrigin] of table.filter((cells) => cells.length === 7)) {
      expect(sameOrigin, path).toBe(method === 'GET' ? 'no' : 'yes');
      if (path.startsWith(blogAdminAddress)) expect(caller, path).toBe('staff');
      if (path.startsWith(deskAddress))
        expect(caller, path).toBe(/publish|undo/.test(path) ? 'administrator' : 'staff');
    }
  });

  test('every staff page is in the table, and its guard asks for the role that the table says', () => {
    const pages = table.filter((cells) => cells.length === 5);
    expect(pages.map((cells) => cells[1]).toSorted()).toEqual([...staffAddresses].toSorted());
    const guarded = readdirSync('src/routes').filter((file) =>
      /await require(Staff|Session)\(/.test(readFileSync(`src/routes/${file}`, 'utf8')),
    );
    const listed = pages.map((cells) => cells[3]);
    expect(guarded.filter((file) => !listed.includes(file) && file !== 'require-staff.ts')).toEqual([]);
    for (const [, path, caller = '', file] of pages) {
      const source = readFileSync(`src/routes/${file}`, 'utf8');
      const roles = [...source.matchAll(/await requireStaff\(args, '(\w+)'\)/g)].map(([, role]) => role);
      if (caller === 'staff' || caller === 'administrator') expect(new Set(roles), path).toEqual(new Set([caller]));
      else expect(roles, path).toEqual([]);
    }
  });
});

/** posts/:id/delete for the pattern ^posts\/([^/]+)\/delete$ */
function addressOf(pattern: string): string {
  return pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\/', '/')
    .replaceAll('([^/]+)', ':id')
    .replace('(\\d{1,9})', ':version');
}

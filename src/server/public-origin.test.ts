import { expect, test } from 'vitest';
import { domainsApart } from './public-origin.ts';

const domains = { product: 'saltbush.example', previews: ['saltbush-preview.example'] };

test.each([undefined, 'https://saltbush.example', 'https://www.saltbush.example', 'http://localhost:3000'])(
  '[SUB-01] sub-sites of PUBLIC_ORIGIN %s are reachable',
  (origin) => expect(domainsApart(origin, domains)).toBeUndefined(),
);

test.each(['https://clinic.example', 'https://notsaltbush.example', 'http://192.0.2.1:3000'])(
  '[SUB-01] the start warns that sub-sites of PUBLIC_ORIGIN %s are unreachable',
  (origin) => expect(domainsApart(origin, domains)).toContain(`booking.${new URL(origin).host} shows the main site`),
);

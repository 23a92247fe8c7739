import type { SiteContent } from '#content/load.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import { cityAddress } from '#domain/site/addresses.ts';
import { presentClaims } from '../../presenters/claims.ts';
import { piecesOfPage } from './content-pages.ts';
import { type Piece, piecesOf } from './piece.ts';
import { plainText } from './plain-text.ts';

/** Passages of everything on the site except posts. */
export function piecesOfSite(content: SiteContent): Piece[] {
  return [
    ...[...content.pages.values()].flatMap(piecesOfPage),
    ...faqPieces(content),
    ...homePieces(content),
    ...aboutPieces(content),
    ...cityPieces(content),
    ...toolPieces(),
  ];
}

function faqPieces({ faq }: SiteContent): Piece[] {
  const page = { title: faq.heading, path: '/faq' };
  return faq.items.flatMap(({ question, answer }) =>
    piecesOf(page, { heading: question, text: plainText(answer.html) }).map((piece) => ({ ...piece, title: question })),
  );
}

function homePieces(content: SiteContent): Piece[] {
  const { home, site } = content;
  const page = { title: site.name, path: '/' };
  return [
    ...piecesOf(page, { heading: home.hero.eyebrow, text: plainText(home.hero.promise.html) }),
    ...piecesOf(page, { heading: home.bookings.title, text: plainText(home.bookings.intro.html) }),
    ...home.services.items.flatMap((item) =>
      piecesOf({ title: item.title, path: item.href }, { heading: item.title, text: plainText(item.text.html) }),
    ),
    ...presentClaims(content, home.proof.claims).flatMap((claim) =>
      piecesOf(page, { heading: home.proof.title, text: `${claim.text}.` }),
    ),
    ...piecesOf(page, { heading: home.tools.title, text: plainText(home.tools.text.html) }),
  ];
}

function aboutPieces({ about, people }: SiteContent): Piece[] {
  const page = { title: about.heading, path: '/about' };
  const parts = [about.story, about.nursePractitioner, about.scope];
  return [
    ...piecesOf(page, { heading: about.eyebrow, text: plainText(about.lead.html) }),
    ...parts.flatMap(({ title, text }) => piecesOf(page, { heading: title, text: plainText(text.html) })),
    ...about.values.items.flatMap(({ title, text }) => piecesOf(page, { heading: title, text })),
    ...[people.practitioner, people.manager].flatMap((person) => [
      ...piecesOf(page, { heading: `${person.name}, ${person.role}`, text: plainText(person.biography.html) }),
      ...piecesOf(page, {
        heading: `${person.name}, ${person.role}`,
        text: `Qualifications: ${person.qualifications.map((each) => plainText(each)).join('; ')}.\nAreas of practice: ${person.specialisations.join('; ')}.`,
      }),
    ]),
  ];
}

function cityPieces({ cities }: SiteContent): Piece[] {
  return [...cities.values()].flatMap((city) => {
    const page = { title: city.name, path: cityAddress(city.slug), keywords: `${city.name} ${city.region} telehealth` };
    return [
      ...piecesOf(page, { heading: city.name, text: plainText(city.lead.html) }),
      ...piecesOf(page, { heading: `Areas of ${city.name} by telehealth`, text: `${city.areas.join('; ')}.` }),
      ...piecesOf(page, { heading: city.local.title, text: plainText(city.local.text.html) }),
      ...city.questions.flatMap(({ question, answer }) =>
        piecesOf(page, { heading: question, text: plainText(answer.html) }),
      ),
    ];
  });
}

const sleepTools = new Set<string>(['stop-bang', 'epworth']);

function toolPieces(): Piece[] {
  return Object.values(instruments).flatMap((instrument) =>
    piecesOf(
      {
        title: instrument.name,
        path: sleepTools.has(instrument.id) ? '/sleep-recovery-optimisation' : '/mental-health-support',
      },
      { heading: instrument.name, text: `${instrument.instruction}\n${instrument.adultNotice}` },
    ),
  );
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PeopleRecord } from '#domain/content-model/site.ts';
import type { Rendered } from '#domain/content-model/text.ts';
import type { ContentReader } from './read.ts';

/** A photograph of one of the clinic's people. */
export interface Photo {
  /** Where visitors find what the server makes of it; the name carries a fingerprint. */
  href: string;
  /** The file itself. */
  path: string;
  /** What the file and the field are called in a message. */
  file: string;
  field: string;
  /** Pixels of what visitors see. */
  width: number;
  height: number;
}

/** As the drawn portraits are cut, for the widest place on a sharp screen. */
const size = { width: 720, height: 840 } as const;

/** Puts photographs in the place of drawn portraits, where the clinic has them. */
export function withPhotos(reader: ContentReader, people: Rendered<PeopleRecord>) {
  const photos: Photo[] = [];
  const shown = <Person extends Rendered<PeopleRecord>['practitioner']>({ photo, ...person }: Person, key: string) => {
    if (!photo) return person;
    const field = `${key}.photo.file`;
    const path = join(reader.folder, 'photos', photo.file);
    if (!existsSync(path)) {
      reader.report(
        'people.yaml',
        field,
        `no photograph is at content/photos/${photo.file}; put it there or remove photo`,
      );
      return person;
    }
    const fingerprint = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10);
    const href = `/art/${photo.file.replace(/\.\w+$/, '')}.${fingerprint}.webp`;
    photos.push({ href, path, file: 'people.yaml', field, ...size });
    return { ...person, portrait: { href, ...size }, portraitAlt: photo.alt };
  };
  return {
    people: { practitioner: shown(people.practitioner, 'practitioner'), manager: shown(people.manager, 'manager') },
    photos,
  };
}

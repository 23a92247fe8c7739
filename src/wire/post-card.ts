import { postFieldsSchema } from '#domain/blog/post-record.ts';
import { blogAdminAddress } from './blog-admin.ts';

/** GET card.png?title=&slug=&category=&tag=: the picture of a shared link, of a post as it is typed. Staff alone have others drawn. */
export const cardFile = 'card.png';

export const cardRequest = postFieldsSchema.pick({ title: true, slug: true, category: true, tags: true });

interface Carded {
  title: string;
  slug: string;
  category: string;
  tags: readonly string[];
}

export function cardPictureAddress({ title, slug, category, tags }: Carded): string {
  const query = new URLSearchParams([
    ['title', title],
    ['slug', slug],
    ['category', category],
    ...tags.map((tag) => ['tag', tag]),
  ]);
  return `${blogAdminAddress}/${cardFile}?${query}`;
}

import { blogScreens } from '#domain/site/staff-screens.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Empty } from '#ui/empty/empty.tsx';

interface NoPostsProps {
  query: string;
  /** Whether the list was filtered to overdue reviews. */
  due: boolean;
  onAll: () => void;
}

/** Why the list is empty, and a next step. */
export function NoPosts({ query, due, onAll }: NoPostsProps) {
  if (due) {
    return (
      <Empty icon="check" title="Nothing is due" action={<Button onClick={onAll}>Show all posts</Button>}>
        A clinician reviewed every post within a year.
      </Empty>
    );
  }
  if (query !== '') {
    return (
      <Empty
        icon="search"
        title={`Nothing found for ‘${query}’`}
        action={<Button onClick={onAll}>Show all posts</Button>}
      >
        Titles, excerpts and tags were searched. A shorter word often finds more.
      </Empty>
    );
  }
  return (
    <Empty icon="file-text" title="No posts yet" action={<ButtonLink href={blogScreens.newPost}>New Post</ButtonLink>}>
      Everything you write is listed here, drafts too. Readers see a post once you publish it.
    </Empty>
  );
}

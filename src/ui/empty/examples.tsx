import { Button } from '#ui/button/button.tsx';
import { Empty } from './empty.tsx';

export function NothingYet() {
  return (
    <Empty icon="file-text" title="No posts yet" action={<Button look="primary">New Post</Button>}>
      Everything you write is listed here, drafts too.
    </Empty>
  );
}

export function NothingFound() {
  return (
    <Empty icon="search" title="Nothing found for ‘fibre’" action={<Button>Show all posts</Button>}>
      Titles, excerpts and tags were searched. A shorter word often finds more.
    </Empty>
  );
}

import { Announcement } from '#ui/announcement/announcement.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** Why the last try did not work: gone while the next is under way, so that the same words are said again. */
export function SignInProblem({ message }: { message: string | undefined }) {
  return (
    <Announcement urgent className="empty:-mb-6">
      {message && (
        <Notice tone="problem" id="sign-in-problem" className="font-semibold">
          {message}
        </Notice>
      )}
    </Announcement>
  );
}

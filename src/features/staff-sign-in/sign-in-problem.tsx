import { Announcement } from '#ui/announcement/announcement.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** The failure of the last attempt. It is removed during the next one, so that equal words are announced again. */
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

import { Notice } from '#ui/notice/notice.tsx';

/** Why the last try did not work. The region stands there from the start, so that screen readers announce what enters it. */
export function SignInProblem({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:-mb-6">
      {message && (
        <Notice tone="problem" id="sign-in-problem" className="font-semibold">
          {message}
        </Notice>
      )}
    </div>
  );
}

import { Notice } from '#ui/notice/notice.tsx';

/** The reason for a redirect to a sign-in page, or for a wait there. */
export function SignInNotice({ text }: { text: string }) {
  return (
    <Notice tone="information" role="status">
      {text}
    </Notice>
  );
}

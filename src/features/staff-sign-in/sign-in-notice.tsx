import { Notice } from '#ui/notice/notice.tsx';

/** Why somebody was led to a sign-in page, or has to wait there. */
export function SignInNotice({ text }: { text: string }) {
  return (
    <Notice tone="information" role="status">
      {text}
    </Notice>
  );
}

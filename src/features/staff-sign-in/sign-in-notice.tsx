/** Why somebody was led to a sign-in page, or has to wait there. */
export function SignInNotice({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-card bg-caution-tint p-4 font-semibold forced-border">
      {text}
    </p>
  );
}

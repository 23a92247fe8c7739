/** Why the last try did not work. The region stands there from the start, so that screen readers announce what enters it. */
export function SignInProblem({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:-mb-6">
      {message && (
        <p
          id="sign-in-problem"
          className="flex items-start gap-2.5 rounded-card bg-severe-tint p-4 font-semibold text-severe forced-border"
        >
          <span
            aria-hidden="true"
            className="mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-pill bg-severe text-sm font-bold text-on-strong"
          >
            !
          </span>
          {message}
        </p>
      )}
    </div>
  );
}

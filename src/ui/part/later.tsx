import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is first drawn; `Waiting` stands there meanwhile. Where it cannot be had, `Missing` stands in its place, or
 * nothing; it is tried again when it is drawn the next time, and when the connection is back.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
  Waiting: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let hasFailed = false;
  const attempt = () =>
    lazy(async () => {
      hasFailed = false;
      const code = await load().catch(() => undefined);
      hasFailed = !code;
      return { default: code ?? Missing };
    });
  let Code = attempt();
  const nextAttempt = () => {
    if (hasFailed) Code = attempt();
    hasFailed = false;
    return Code;
  };
  return function Later(props: Props) {
    const [Shown, setShown] = useState(nextAttempt);
    useEffect(() => {
      const again = () => setShown(nextAttempt);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, []);
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

function Nothing(): null {
  return null;
}

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A component whose code loads at its first render, with `Waiting` meanwhile. Where loading fails, `Missing` or nothing is
 * rendered; the next render and a restored connection retry.
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

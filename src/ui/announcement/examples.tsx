import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Announcement } from './announcement.tsx';

export function SaidAgainInTheSameWords() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Copy address</Button>
      <Announcement occasion={count}>{count > 0 && 'Email address copied'}</Announcement>
    </>
  );
}

export function SeenAndSaidAtOnce() {
  const [count, setCount] = useState(0);
  return (
    <div className="grid gap-4">
      <Button onClick={() => setCount(count + 1)}>Sign in</Button>
      <Announcement urgent occasion={count} className="empty:-mb-4">
        {count > 0 && <Notice tone="problem">Invalid credentials. Please try again.</Notice>}
      </Announcement>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { BackupsView } from '#wire/backups.ts';
import type { ContentHealthView } from '#wire/content-health.ts';
import { Backups } from './backups.tsx';
import { ContentHealth } from './content-health.tsx';

interface StudioProps {
  /** Who is signed in. */
  email: string;
  /** The button that signs out. */
  signOut: ReactNode;
  backups: BackupsView;
  /** What is wrong with the bucket of pictures and backups. */
  bucketProblem: { code: string; advice: string } | null;
  health: ContentHealthView;
}

/** The administrator's start page. */
export function Studio({ email, signOut, backups, bucketProblem, health }: StudioProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="text-h2 font-bold">Admin studio</h1>
          <p className="mt-2 text-ink-soft">
            Signed in as <strong className="font-semibold break-all text-ink">{email}</strong>
          </p>
        </div>
        {signOut}
      </div>
      {bucketProblem && (
        <Notice tone="problem" className="mt-6 max-w-prose">
          New pictures cannot be stored, and pictures in posts may be missing: {bucketProblem.advice}. The storage
          service says {bucketProblem.code}. Pages go on as usual. Please tell the person who runs the server; this is
          tried again every minute.
        </Notice>
      )}
      <ul className="mt-9 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <StudioCard icon="file-text" title="Blog Management" text="Write, edit and publish articles.">
          <ButtonLink href="/admin/blog" className="w-full">
            Manage the blog
          </ButtonLink>
        </StudioCard>
        <StudioCard icon="shield" title="Security Settings" text="Passwords and who may sign in.">
          <ComingSoon of="Security Settings" />
        </StudioCard>
        <StudioCard icon="activity" title="System Logs" text="What happened on the site, and when.">
          <ComingSoon of="System Logs" />
        </StudioCard>
        <StudioCard icon="lock" title="Your account" text="Password, second factor, where you are signed in.">
          <ButtonLink href="/blog-admin/account" look="secondary" className="w-full">
            Open your account
          </ButtonLink>
        </StudioCard>
        <StudioCard icon="users" title="Staff accounts" text="Add, suspend and remove people who write.">
          <ButtonLink href="/admin/studio/staff" look="secondary" className="w-full">
            Manage accounts
          </ButtonLink>
        </StudioCard>
        <StudioCard icon="clock" title="Audit trail" text="Who did what to which post or account.">
          <ButtonLink href="/admin/studio/audit" look="secondary" className="w-full">
            Read the trail
          </ButtonLink>
        </StudioCard>
      </ul>
      <ContentHealth {...health} />
      <Backups {...backups} />
    </div>
  );
}

interface StudioCardProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function StudioCard({ icon, title, text, children }: StudioCardProps) {
  return (
    <li className="flex flex-col rounded-card bg-surface p-6 shadow-card forced-border">
      <Icon name={icon} className="size-7 text-brand" />
      <h2 className="mt-4 text-h4 font-bold">{title}</h2>
      <p className="mt-1 mb-6 text-ink-soft">{text}</p>
      <div className="mt-auto">{children}</div>
    </li>
  );
}

function ComingSoon({ of }: { of: string }) {
  return (
    <button
      type="button"
      disabled
      className="min-h-12 w-full cursor-not-allowed rounded-card border border-line bg-mist px-6 font-semibold text-ink-soft"
    >
      Coming Soon<span className="sr-only">: {of}</span>
    </button>
  );
}

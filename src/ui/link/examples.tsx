import { ExternalLink, Link } from './link.tsx';

export function InsideTheSite() {
  return (
    <p>
      Read{' '}
      <Link href="/how-it-works" className="text-link">
        how a first visit goes
      </Link>
      .
    </p>
  );
}

export function ToAnotherSite() {
  return (
    <p>
      Free and confidential, day and night:{' '}
      <ExternalLink href="https://www.lifeline.org.au/" className="text-link">
        Lifeline
      </ExternalLink>
      .
    </p>
  );
}

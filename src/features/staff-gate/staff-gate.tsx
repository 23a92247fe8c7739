import { Drawing } from '#ui/drawing/drawing.tsx';
import { Link } from '#ui/link/link.tsx';

/** The staff addresses until sign-in is installed: nothing to sign in to, and it says so. */
export function StaffGate({
  drawing,
  email,
}: {
  drawing: { href: string; width: number; height: number };
  email: string;
}) {
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <div>
          <h1 className="text-h1 font-extrabold">For staff of the clinic</h1>
          <p className="measure mt-5 text-lead">
            Sign-in is not switched on for this site yet, so there is nothing behind this page. Articles and accounts
            are looked after by whoever runs the site for now.
          </p>
          <p className="measure mt-4">
            If you came to find us, write to{' '}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>{' '}
            or go{' '}
            <Link href="/" className="text-link">
              back to the site
            </Link>
            .
          </p>
        </div>
        <Drawing drawing={drawing} alt="" priority className="w-full rounded-large" />
      </div>
    </section>
  );
}

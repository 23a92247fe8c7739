import { Link } from '#ui/link/link.tsx';

/**
 * Lets the router look up addresses before they are needed. Otherwise it asks the server on the way there, and without a
 * connection an error page would take the place of the editor. It looks up what links lead to, also hidden ones.
 */
export function KnownAddresses({ addresses }: { addresses: readonly string[] }) {
  return (
    <div hidden>
      {addresses.map((address) => (
        <Link key={address} href={address}>
          {address}
        </Link>
      ))}
    </div>
  );
}

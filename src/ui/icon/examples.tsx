import { Icon, type IconName, iconNames } from './icon.tsx';

export function BesideWords() {
  return (
    <p className="flex items-center gap-2">
      <Icon name="phone" className="size-5" />
      Call us between 8 am and 7 pm
    </p>
  );
}

export function AllOfThem() {
  return (
    <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8">
      {iconNames.map((name: IconName) => (
        <li key={name} className="grid justify-items-center gap-2 text-center text-sm">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}

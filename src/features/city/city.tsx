import type { CityView } from '#wire/pages.ts';

export function City({ city }: CityView) {
  return <h1 className="wrap text-h1">Weight Loss Clinic {city.name}</h1>;
}

import type { CityRecord } from '../content-model/city.ts';
import type { SiteRecord } from '../content-model/site.ts';
import type { Rendered } from '../content-model/text.ts';

type Clinic = Pick<Rendered<SiteRecord>, 'name' | 'phone' | 'email' | 'address' | 'domains'>;

// Ratings never appear in structured data: search engines would show them as reviews (docs/decisions).

/** schema.org MedicalBusiness, for the home page and the sub-sites. */
export function clinicStructuredData(
  clinic: Clinic,
  page?: { name: string; description: string; url: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    name: page?.name ?? clinic.name,
    ...(page ? { description: page.description } : {}),
    url: page?.url ?? `https://${clinic.domains.product}/`,
    telephone: clinic.phone.dial,
    email: clinic.email,
    address: postalAddress(clinic.address),
    areaServed: { '@type': 'Country', name: 'Australia' },
  };
}

/** schema.org MedicalClinic of a city page: the shared phone, the city as the place served. */
export function cityStructuredData(
  clinic: Clinic,
  city: Pick<Rendered<CityRecord>, 'name' | 'region' | 'seo'>,
  url: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: `${clinic.name}: ${city.name}`,
    description: city.seo.description,
    url,
    telephone: clinic.phone.dial,
    address: { '@type': 'PostalAddress', addressLocality: city.name, addressRegion: city.region, addressCountry: 'AU' },
    areaServed: { '@type': 'City', name: city.name },
    medicalSpecialty: 'Weight Management',
  };
}

function postalAddress({ locality, region, postcode, country }: Clinic['address']): object {
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    postalCode: postcode,
    addressCountry: country,
  };
}

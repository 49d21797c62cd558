import type { Content } from '@/lib/content/content';

/** schema.org PostalAddress of the school. */
export function describeAddress({ address }: Content['school']): object {
  const { street, locality, district, state, pin } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: `${locality}, ${district}`,
    addressRegion: state,
    postalCode: pin,
    addressCountry: 'IN',
  };
}

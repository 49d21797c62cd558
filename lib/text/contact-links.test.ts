import { telephoneLink, whatsappLink } from './text';

test('a telephone link keeps the sign of the country code, and no other', () => {
  expect(telephoneLink('+91 98765-43210')).toBe('tel:+919876543210');
  expect(telephoneLink('1800 11 2345')).toBe('tel:1800112345');
});

test('a WhatsApp link has digits only', () => {
  expect(whatsappLink('+91 98765 43210')).toBe('https://wa.me/919876543210');
});

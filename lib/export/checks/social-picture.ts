import type { SiteCheck } from './built-site';

/** Every page that may be shared has a picture for the message that shares it. */
export const checkSocialPictures: SiteCheck = ({ pages, addresses }) =>
  pages
    .filter(({ route }) => route !== '/404')
    .flatMap((page) => {
      const address = page.elements.find(({ attributes }) => attributes.property === 'og:image')?.attributes
        .content;
      if (address === undefined) return [{ page, message: 'has no social picture (og:image)' }];
      const { pathname } = new URL(address);
      return addresses.has(pathname)
        ? []
        : [{ page, message: `names the social picture ${address}, which was not made` }];
    });

import { SiteMapPage } from '@/components/page/SiteMapPage';
import { siteMapPages } from '@/lib/site/site-pages';
import { metadataOf, publicPage } from '../public-page';

export const generateMetadata = () => metadataOf(siteMapPages, '/site-map');

export default function SiteMap() {
  return publicPage(siteMapPages, '/site-map', SiteMapPage);
}

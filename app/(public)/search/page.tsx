import { SearchPage } from '@/components/page/SearchPage';
import { searchPages } from '@/lib/site/site-pages';
import { metadataOf, publicPage } from '../public-page';

export const generateMetadata = () => metadataOf(searchPages, '/search');

export default function Search() {
  return publicPage(searchPages, '/search', SearchPage);
}

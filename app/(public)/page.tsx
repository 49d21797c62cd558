import { HomePage } from '@/components/home/HomePage';
import { homePages } from '@/lib/site/site-pages';
import { metadataOf, publicPage } from './public-page';

export const generateMetadata = () => metadataOf(homePages, '/');

export default function Home() {
  return publicPage(homePages, '/', HomePage);
}

import { ClassListPage } from '@/components/page/ClassPage';
import { classListPages } from '@/lib/site/site-pages';
import { metadataOf, publicPage } from '../public-page';

export const generateMetadata = () => metadataOf(classListPages, '/class');

export default function ClassList() {
  return publicPage(classListPages, '/class', ClassListPage);
}

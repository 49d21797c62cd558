import { ClassPage } from '@/components/page/ClassPage';
import { classPages } from '@/lib/site/site-pages';
import { metadataOf, namesBelow, publicPage } from '../../public-page';

type Props = { params: Promise<{ class: string }> };

const routeOf = async ({ params }: Props) => `/class/${(await params).class}`;

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await namesBelow('/class/', classPages)).map((name) => ({ class: name }));

export const generateMetadata = async (props: Props) => metadataOf(classPages, await routeOf(props));

export default async function Class(props: Props) {
  return publicPage(classPages, await routeOf(props), ClassPage);
}

import { InformationPage } from '@/components/page/InformationPage';
import { informationPages } from '@/lib/site/site-pages';
import { metadataOf, namesBelow, publicPage } from '../public-page';

type Props = { params: Promise<{ path: string[] }> };

const routeOf = async ({ params }: Props) => `/${(await params).path.join('/')}`;

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await namesBelow('/', informationPages)).map((name) => ({ path: name.split('/') }));

export const generateMetadata = async (props: Props) => metadataOf(informationPages, await routeOf(props));

export default async function Information(props: Props) {
  return publicPage(informationPages, await routeOf(props), InformationPage);
}

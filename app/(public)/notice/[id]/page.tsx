import { NoticePage } from '@/components/page/NoticePage';
import { sharedNoticePages } from '@/lib/site/site-pages';
import { metadataOf, namesBelow, publicPage } from '../../public-page';

type Props = { params: Promise<{ id: string }> };

const routeOf = async ({ params }: Props) => `/notice/${(await params).id}`;

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await namesBelow('/notice/', sharedNoticePages)).map((id) => ({ id }));

export const generateMetadata = async (props: Props) => metadataOf(sharedNoticePages, await routeOf(props));

export default async function Notice(props: Props) {
  return publicPage(sharedNoticePages, await routeOf(props), NoticePage);
}

import { getPicture } from '@/lib/site/pictures';
import { PictureView, type PictureViewProps } from './PictureView';

/** A picture of content/images/, by the name of its file, in every size and format that was made of it. */
export async function Picture({ name, ...rest }: Omit<PictureViewProps, 'set'> & { name: string }) {
  return <PictureView set={await getPicture(name)} {...rest} />;
}

import { getPicture } from '@/lib/site/pictures';
import { PictureView, type PictureViewProps } from './PictureView';

export async function Picture({ name, ...rest }: Omit<PictureViewProps, 'set'> & { name: string }) {
  return <PictureView set={await getPicture(name)} {...rest} />;
}

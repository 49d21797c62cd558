import { getPicture } from '@/lib/site/pictures';
import { PictureView, type PictureViewProps } from './PictureView';

interface PictureProps extends Omit<PictureViewProps, 'set'> {
  /** File name in content/images/. */
  name: string;
}

/** A picture in every size and format that was made of it. */
export async function Picture({ name, ...rest }: PictureProps) {
  return <PictureView set={await getPicture(name)} {...rest} />;
}

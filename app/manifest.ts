import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/get-content';
import { cardManifest } from '@/lib/site/icons';

export const dynamic = 'force-static';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return cardManifest(await getContent());
}

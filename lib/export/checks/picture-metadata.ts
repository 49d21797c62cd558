import path from 'node:path';
import sharp from 'sharp';
import type { Finding, SiteCheck } from './built-site';

/** No published picture tells where, when or with what it was taken. */
export const checkPictureMetadata: SiteCheck = async ({ folder, addresses }) => {
  const findings: Finding[] = [];
  for (const address of addresses) {
    if (!/\.(avif|webp|jpe?g|png)$/.test(address)) continue;
    const { exif, iptc, xmp } = await sharp(path.join(folder, address)).metadata();
    if (exif ?? iptc ?? xmp) {
      findings.push({
        page: { route: address, source: 'lib/images' },
        message: 'carries metadata of the original',
      });
    }
  }
  return findings;
};

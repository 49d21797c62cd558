import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { LANGUAGES } from '@/lib/text/language';

/** The languages in the site's folder whose pages are below their codes. */
export const LANGUAGES_BELOW = LANGUAGES.filter((each) =>
  existsSync(path.join(SITE_FOLDER, each, '404.html')),
);

import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { LANGUAGES } from '@/lib/text/language';

/** Languages whose pages are in a folder named after their code. */
export const LANGUAGES_BELOW = LANGUAGES.filter((each) =>
  existsSync(path.join(SITE_FOLDER, each, '404.html')),
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { parseIndex, type SearchIndex } from '@/lib/search/search-index';
import { readPage } from './site-routes';

/** The search index that pages of the site in out/ fetch. */
export function readSearchIndex(route = '/search'): SearchIndex {
  const [, script = ''] = /"(\/_islands\/[^"]+\.js)"/.exec(readPage(route)) ?? [];
  const [address = ''] =
    /\/_islands\/\w+\.json/.exec(readFileSync(path.join(SITE_FOLDER, script), 'utf8')) ?? [];
  return parseIndex(readFileSync(path.join(SITE_FOLDER, address), 'utf8'));
}

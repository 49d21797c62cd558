import type { FOLDER_KINDS, KindName, SINGLE_KINDS } from './schemas/kinds';

export type { Page } from './schemas/page';
export type { Words } from './schemas/words';

type Kinds = typeof SINGLE_KINDS & typeof FOLDER_KINDS;

/** Everything in content/, checked, kind by kind. Lists are in the order in which the site shows them. */
export type Content = { readonly [K in KindName]: ReturnType<Kinds[K]['content']> };

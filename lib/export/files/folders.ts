/** What is served. Only a build that succeeded replaces it. */
export const SITE_FOLDER = 'out';

/** The site while it is being built; after a failed build, the incomplete site. */
export const EXPORT_FOLDER = '.export';

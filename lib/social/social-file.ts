/** Where the build leaves the list of social pictures for the pages: paths by title. */
export const SOCIAL_MANIFEST = '.cache/social.json';
/** Pictures kept between builds. */
export const SOCIAL_CACHE = '.cache/social';
export const SOCIAL_FOLDER = 'public/social';
/** What messengers and social networks show at a link, in pixels (Open Graph's customary size). */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

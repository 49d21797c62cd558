/** What messengers and social networks show at a link, in pixels (Open Graph's customary size). */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

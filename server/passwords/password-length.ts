/** For new passwords (NIST SP 800-63B, 3.1.1.2). The sign-in form itself only asks for 4, as specified. */
export const SHORTEST_PASSWORD = 8;
/** Longer than any typed password; the limit also keeps the work of one check small. */
export const LONGEST_PASSWORD = 1000;

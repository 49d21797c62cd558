/** Who issues the tokens and for what: a token made for something else with the same secret is refused. */
export const TOKEN_ISSUER = 'school-staff-api';
export const TOKEN_AUDIENCE = 'school-staff-area';
/** Pinned when a token is read, so that neither `none` nor another algorithm is ever tried. */
export const TOKEN_ALGORITHM = 'HS256';

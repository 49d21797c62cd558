/** Bullets from web pages and Word. Word's symbol fonts have theirs at private-use code points. */
export const BULLETS = String.raw`[•●▪◦‣○■□☐➢➤·\uf0b7\uf0a7\uf0d8\uf0fc]`;

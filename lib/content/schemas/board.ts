/** Whether the board that school.yaml names is CBSE, whose schools publish Appendix IX of its Affiliation Bye-Laws. */
export function isCbse(board: string): boolean {
  return /\bc\.?\s?b\.?\s?s\.?\s?e\b|\bcentral board of secondary\b/i.test(board);
}

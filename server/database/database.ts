/** What both databases answer to. Values always travel as parameters (`$1`), never inside the text. */
export interface Queryable {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the writer of the SQL knows its rows
  query<Row extends object>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs several statements at once; takes no parameters. */
  runScript(text: string): Promise<void>;
}

export interface Database extends Queryable {
  /** Runs the work in one transaction: all of it is kept, or, when it throws, none. */
  transaction<Result>(work: (inside: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

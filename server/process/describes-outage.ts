/** Codes of Node, and SQLSTATEs of class 08 (connection), 53 (resources, such as a full disk) and 57 (intervention). */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN)|^(08|53|57)[0-9A-Z]{3}$/;
/** What `pg` and our own time limit say without a code. */
const SENTENCES =
  /ECONNREFUSED|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|The database took longer than|Client has encountered a connection error/;

/** Whether an error, by its code and its message, means a database that does not answer or cannot work at present. */
export function describesOutage(code: unknown, message: unknown): boolean {
  return CODES.test(String(code)) || SENTENCES.test(String(message));
}

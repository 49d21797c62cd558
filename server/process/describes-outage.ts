/**
 * Codes of Node, and SQLSTATEs of class 08 (connection), 28 (the server's own password no longer fits), 53 (resources,
 * such as a full disk) and 57 (intervention); a database that is read-only, such as a standby, gone or closed.
 */
const CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN)|^(08|28|53|57)[0-9A-Z]{3}$|^(25006|3D000|55000)$/;
/** What `pg` and our own time limit say without a code. */
const SENTENCES =
  /ECONNREFUSED|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|The database took longer than|Client has encountered a connection error/;

/** Whether an error, by its code and its message, means a database that does not answer or cannot work at present. */
export function describesOutage(code: unknown, message: unknown): boolean {
  return CODES.test(String(code)) || SENTENCES.test(String(message));
}

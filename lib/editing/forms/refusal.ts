import type { Conflict, Mistakes, RefusalCode, Refused } from './api/calls';

/** Ends a call from the editor with a message, and with the details as JSON. */
export class EditorRefusal extends Error {
  constructor(readonly body: Refused | Mistakes | Conflict) {
    super(body.errorMessage);
  }
}

export const refuse = (code: RefusalCode, errorMessage: string): EditorRefusal =>
  new EditorRefusal({ code, errorMessage });

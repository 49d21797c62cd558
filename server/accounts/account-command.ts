/** What `npm run user` asks for: run here, or sent to the running server. */
export type AccountCommand =
  | { action: 'list' }
  | {
      action: 'add';
      name: string;
      password: string;
      fullName?: string | undefined;
      role?: string | undefined;
    }
  | { action: 'disable' | 'enable' | 'remove'; name: string }
  | { action: 'role'; name: string; role: string }
  | { action: 'password'; name: string; password: string };

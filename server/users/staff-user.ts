/** A user as the calls see one, without the password. */
export interface SignedInUser {
  userId: number;
  loginName: string;
  fullName: string;
  role: string;
  tokenVersion: number;
  active: boolean;
}

/** A user as signing in needs one. */
export interface UserWithPassword extends SignedInUser {
  passwordHash: string;
}

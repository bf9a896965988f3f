/** A message about a person's own access. Its delivery is not decided here. */
export type Notice =
  | {
      readonly kind: 'password_reset';
      readonly params: { readonly link: string; readonly expiresAt: string };
    }
  | {
      readonly kind: 'invitation';
      readonly params: {
        readonly link: string;
        readonly account: string;
        readonly role: string;
        readonly expiresAt: string;
      };
    };

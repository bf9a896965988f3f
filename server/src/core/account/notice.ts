/** What a person is told about their own way in. How it reaches them is not for this drawer to know. */
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

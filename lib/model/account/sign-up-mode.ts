// Who may make an account: an operator of the site decides.
export const signUpModes = ['open', 'invited', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** Addresses that one call of an operator invites; ours. */
export const invitedAtOnce = 100;

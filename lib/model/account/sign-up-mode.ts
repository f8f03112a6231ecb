// Who may create an account: an operator of the site decides.
export const signUpModes = ['open', 'invited', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** How many addresses an operator can invite with one call; ours. */
export const invitedAtOnce = 100;

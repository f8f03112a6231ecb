// How the bell is drawn and counts.

export const bellPath = 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4';

/** What is more than two digits is not counted by anybody. */
const countedMost = 99;

export const shownCount = (unread: number) =>
  unread > countedMost ? `${countedMost}+` : String(unread);

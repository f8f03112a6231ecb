// How the bell is drawn, and how it counts.

export const bellPath = 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4';

/** Numbers of more than two digits don't fit the badge. */
const countedMost = 99;

export const shownCount = (unread: number) =>
  unread > countedMost ? `${countedMost}+` : String(unread);

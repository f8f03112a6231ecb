// The codes in answers that programs act on. Without schemas, so that the first screen can import
// them.

/** "The not-logged-in backend code." The client answers it by opening the sign-in flow. */
export const notLoggedIn = 700012006;
/** `code` of an event that was taken down or never existed. */
export const takenDown = -1;

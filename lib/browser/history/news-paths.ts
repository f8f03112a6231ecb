// The paths of the list, the article and the sign-up, for code that only links there and needs
// nothing else of the address.

export const listPath = '/m/news';

export const detailPath = '/m/news/detail';

export const signUpPath = '/m/signup';

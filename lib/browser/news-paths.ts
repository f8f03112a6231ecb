// The paths of the list, the article and the sign-up: whoever only leads there needs no more of the address.

export const listPath = '/m/news';

export const detailPath = '/m/news/detail';

export const signUpPath = '/m/signup';

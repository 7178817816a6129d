/** A page of 52 x 66 with its top right corner cut by 9. */
export const backPage = 'M5 1h39l9 9v53a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z';
/** The same page turned by half, moved by 28 and 18. */
export const frontPage = 'M33 19h44a4 4 0 0 1 4 4v58a4 4 0 0 1-4 4H38l-9-9V23a4 4 0 0 1 4-4Z';

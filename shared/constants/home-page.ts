/** The home page as an object of the web build and as a path of the API; visitors know it as `/` only. */
export const homePage = '/index.html';

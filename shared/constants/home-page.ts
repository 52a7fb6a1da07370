/** The home page as an object of the web build and as a path of the API; its public URL is `/`. */
export const homePage = '/index.html';

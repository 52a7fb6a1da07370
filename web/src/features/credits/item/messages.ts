export const author = 'Author';
export const category = 'Category';
export const published = 'Published';
export const length = 'Length';
export const language = 'Language';
export const format = 'Format';

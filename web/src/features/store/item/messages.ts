export const author = 'Author';
export const category = 'Category';
export const tags = 'Tags';
export const published = 'Published';
export const length = 'Length';
export const language = 'Language';
export const format = 'Format';

export const noPdf = 'no PDF';
export const pdfFileIsRequired = 'PDF file is required';
export const operationFailed = 'Operation failed';
export const editTitle = (title: string) => `Edit “${title}”`;
export const newArticle = 'New article';
export const createArticle = 'Create article';
export const saveChanges = 'Save changes';
export const itsPdf = 'its PDF';
export const pdfFile = 'PDF file';
export const aPdf = 'A PDF of';
export const nowFileNameItStays = (fileName: string) =>
  `Now: ${fileName}. It stays in use until a new one is accepted.`;
export const anotherFile = 'Another file';
export const dataRecordingAppendixAnyFile = 'Data, a recording, an appendix: any file';
export const cover = 'Cover';
export const jpegPngWebpOrAvif = 'JPEG, PNG, WebP or AVIF, 4:3, ideally at least 960 pixels wide,';
export const filesOfArticle = 'its PDF and its cover';

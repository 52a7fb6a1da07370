export const noFile = 'no file';
export const couldNotSaveProduct = 'Could not save product';
export const editTitle = (title: string) => `Edit “${title}”`;
export const newProduct = 'New product';
export const createProduct = 'Create product';
export const saveChanges = 'Save changes';
export const itsFile = 'its file';
export const file = 'File';
export const theFileBuyersDownloadDocument =
  'The file buyers download: a document, a recording, an archive, data, a program,';
export const nowFileNameItStays = (fileName: string) =>
  `Now: ${fileName}. It stays in use until a new one is accepted.`;
export const anotherFile = 'Another file';
export const dataRecordingAppendixAnyFile = 'Data, a recording, an appendix: any file';
export const cover = 'Cover';
export const jpegPngWebpOrAvif = 'JPEG, PNG, WebP or AVIF, 4:3,';
export const titleOrCategory = 'Title or category';
export const aProductGoesOnSale = 'A product goes on sale once it has its file.';
export const itWillGoOnSale = 'It will go on sale once its file has been accepted.';
export const isNoLongerSoldBuyers = 'is no longer sold. Buyers keep access to its file.';
export const deleteFailed = 'Delete failed';
export const filesOfProduct = 'its file and its cover';

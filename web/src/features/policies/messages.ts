export const privacy = 'Privacy';
export const deleteMyData = 'Delete my data';
export const requestDeletion = 'Request deletion';
export const howItWorks = 'How it works';
export const stepsEveryRequest = 'Steps of every request';
export const whatWeDeleteAndWhat = 'What we delete and what we keep';
export const weCantDeleteEverythingHere =
  'We can’t delete everything. Here is exactly what happens.';
export const fasterOrWithoutForm = 'Faster, or without the form';

import { Desk } from './desk.tsx';

export default function ArticlesPage() {
  return (
    <Desk
      title="Articles"
      missing="Articles cannot be edited in the browser yet"
      meanwhile="The library is filled from the sample papers when the data is seeded. What visitors see stands on the public page."
      seenAt={{ to: '/articles', label: 'Open the library' }}
    />
  );
}

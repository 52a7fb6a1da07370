import styles from './personas.module.css';

/** Eight readers, each with what the report tells them. */
export const personas = [
  {
    who: 'Homeowners and renters',
    text: 'Whether the kitchen tap is safe today, and what to ask the utility if it is not.',
  },
  {
    who: 'Well owners',
    text: 'Nobody tests a private well but its owner: bacteria and nitrate every year, arsenic at least once.',
  },
  {
    who: 'Pool and spa owners',
    text: 'Whether pH stays between 7.2 and 7.8, where chlorine works and nobody’s eyes burn.',
  },
  {
    who: 'Landlords and managers',
    text: 'A dated PDF for each address, with the laboratory’s number on it, for the file.',
  },
  {
    who: 'Field technicians',
    text: 'A photograph on the tailgate and a flag before the truck moves on, so that a resample costs minutes.',
  },
  {
    who: 'Home inspectors',
    text: 'Lead from old plumbing in a sentence that a buyer understands, under your own letterhead.',
  },
  {
    who: 'NGOs and journalists',
    text: 'Reports from several laboratories and languages, judged by one guideline that is named.',
  },
  {
    who: 'Schools and clinics',
    text: 'Which tap to close this morning, and the notice about it in the languages that families read.',
  },
] as const;

export function Personas() {
  return (
    <dl className={styles.index}>
      {personas.map(({ who, text }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-not-every-crossover-is-gas',
  slug: 'not-every-crossover-is-gas',
  title: 'Not Every Crossover Is Gas',
  shortDescription:
    'Density and neutron cross for three reasons, and only one of them burns. Five questions to ask before anybody says the word.',
  longDescription: `On a limestone scale every clean wet sandstone crosses over. So does every washout. A gas sand does something else, and the ear can learn the difference as well as the eye.

You will hear what each tool really counts, how large a separation lithology alone explains, why gas makes mirror images, how 30 per cent of clay hides a gas sand completely, and an old root-mean-square rule for the porosity, with numbers.

The episode ends with five questions that fit on a card. The sample paper “Density–Neutron Crossover: Gas, Lithology or Shale?” has the crossplot and a synthetic log.`,
  priceMinor: 350,
  publishedAt: '2025-12-09T07:00:00.000Z',
  paper: 'density-neutron-crossover',
  script: [
    'There is a moment on every rig. The density and the neutron cross, somebody reaches for a coloured pencil, and a gas sand is born. Sometimes it even is one.',
    'Start with what the tools hear. The density tool sends gamma rays into the rock, and counts the ones that scatter back. It’s weighing electrons, which is nearly weighing rock. The neutron tool sends neutrons, and only one thing slows a neutron well: hydrogen. So it’s a hydrogen meter that was taught to say porosity. It was taught in limestone full of fresh water, and that’s the only place where it tells the exact truth.',
    'Which gives you the first trap. Plot both on a limestone scale, and an ordinary wet sandstone crosses over, by four to seven porosity units, all the way down. Call gas on every crossover, and you’ll call every sandstone in the country.',
    'Gas does something different. It’s light, so the density porosity goes up. It’s poor in hydrogen, so the neutron porosity goes down. And the two curves move as mirror images: ten, fifteen, even twenty-five units apart. For the porosity itself, there’s an old trick. Square both, take the mean, take the root. A density porosity of 30 and a neutron porosity of 16 give you 24.',
    'The second trap is clay. Clay is full of hydrogen, so it pushes the neutron back up. Put 30 percent of clay into a gas sand, and the crossover can close completely. You’ll be looking at gas, dressed as a wet limestone.',
    'The third trap is the hole. In a washout, the density pad is weighing mud. The density drops, and the curves cross with no gas for miles. The caliper knows. So does the density correction. Look at both before you say the word.',
    'So, five questions. Is the scale right for this rock? Is the gap more than lithology can explain? Do the curves mirror each other? Is the hole in gauge? And do the resistivity, the mud gas and the pressures agree? Five times yes, and it’s gas. Four times, and it’s a good reason to go and take more pressures. The gradient of a gas column can’t be mistaken for that of water.',
  ],
};

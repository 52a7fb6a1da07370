import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about sampling, and about how the episodes and figures are made and used, in visitors' own words. */
export const gearWays: WaysToAsk = {
  'sample-cooling': `
    how cold should I keep water samples on the drive to the lab | temperature for transporting samples
    | do samples need ice | must the bottles be cooled | how do I transport water samples | keep samples in the fridge?
    | may a water sample freeze | is a cool box needed for sampling | how warm may a sample get | ice packs for bottles
    | samples in a hot car | sample transport temperature | how do I get the samples to the lab | cooler for bottles
    | at how many degrees do samples travel | cold chain for water | what if my sample froze | keep water samples dark?`,
  'sample-bottles': `
    which bottle for a water sample | glass or plastic for sampling | do I rinse the bottle | bottle for bacteria
    | how big must the sample bottle be | bottle for metals | sterile bottle needed? | what is the thiosulfate for
    | can I use a drink bottle for a sample | how often do I rinse | containers for water sampling
    | which containers does the lab want | bottle size for ions | plastic bottles ok for metals | what do I collect water in`,
  'sample-filter': `
    filter or acid first | do I filter before acidifying | 0.45 micron filter what for | order of filter and acid
    | do I need to filter samples for metals | dissolved or total metals | when do I add the acid to a sample
    | syringe filter use | throw away the first millilitres? | how do I preserve a sample for metals
    | which pore size for metals | filtering in the field | acidify in the field`,
  'gear-microphone': `
    which microphone for a podcast | decent microphone for recording lessons in a noisy room | mic for a home office
    | what mic should I buy | dynamic or condenser | USB microphone for lectures | microphone for teaching online
    | record my voice with which mic | good mic for talks | cardioid what for | microphone that ignores the room
    | podcasting mic | best microphone on your list | I want to record lessons, which mic`,
  'episode-voice': `
    who reads the episodes | is that a real human voice in the episodes or a robot | who speaks in the podcast
    | are the episodes read by a computer | is the podcast AI generated | who is the host | who presents the show
    | is the narrator a person | human or synthetic voice in the talks | is it text to speech
    | whose voice do I hear in the episodes | are your talks spoken by a machine | does a real person narrate the episodes
    | is the speaker of the podcast real | how are the episodes recorded | who recorded the episodes
    | are the episodes made with AI | who is talking in the audio book | does the presenter exist | a robot voice in the podcast?
    | name of the narrator of the episodes | who narrates them | is a script read out | computer voice or actor in the show`,
  'figures-teaching': `
    may I show the drawings from your papers in my lessons | use your figures in a lecture | put your diagram on a slide
    | can I use a picture from a paper in class | figures for my course | show your maps to students
    | reuse a graph in teaching | may a teacher use your illustrations | copy a figure into my lecture notes
    | drawings for my slides | images of a paper for school | permission to use a figure | use a chart in a seminar
    | may I project your figures in class | can I take a diagram for a worksheet | teaching with your figures`,
};

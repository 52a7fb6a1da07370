import type { WaysToAsk } from '../fact.ts';

/** What people ask about narration, in their own words. */
export const narrationWays: WaysToAsk = {
  'narration-price': `
    what do you charge to read my report aloud | cost of turning a thesis into audio
    | price of an audiobook of my book | how much is a 2 hour text | how much per page | narration price
    | how much is narration | cost of audio | price to read my thesis | read a report aloud price
    | 30 minutes narration cost | price per minute | per block price | how much for one hour | cost for 100 pages
    | audiobook of my book price | how much to turn a pdf into audio | price per 10 minutes
    | what does it cost to have a paper read | total for 45 minutes | text to speech price | audio service cost`,
  'narration-standard': `
    price of the plain voice | what does the standard voice come to | cheaper voice | standard voice price
    | cost of the standard voice | cheap voice | plain voice | normal voice price | standard per block`,
  'narration-cinematic': `
    price of the dramatic voice | cinematic per 10 minutes | expensive voice | cinematic voice price
    | cost of the cinematic voice | dramatic voice | expensive voice price | cinematic per block | most popular voice`,
  'narration-voices': `
    which speakers can I choose | male or female voice | difference between the voices | who reads my text
    | which voices | voices | male or female | difference between standard and cinematic | choose a voice | who speaks
    | is it a human voice | is it ai voice | real person reading | other voice possible | how many voices`,
  'narration-how': `
    can you read my paper aloud | turn my PDF into an MP3 | how do I order an audio version | where do I send my text
    | steps of a narration order | how does narration work | order narration | send a pdf | turn pdf into mp3
    | read my text aloud | audio version of my report | steps of the audio service | how do I order audio
    | can I send a link | audio hotline | audio narration | have a paper read to me | can you narrate my thesis
    | convert document to speech | which files can I send | word document narration`,
  'narration-sample': `
    how do I hear how it sounds first | test the voice with my text | what if I do not like the sample
    | is the first minute free | free sample | first minute free | try the voice | sample before paying
    | what if I hate the sample | I do not like the sample | another sample
    | is the sample free even if I do not order | hear it first | do I have to pay for the sample
    | how long is the sample | if I never approve`,
  'narration-delivery': `
    how fast is my audio ready | when do I get the MP3 | how many days for a narration | turnaround for a thesis
    | how long does narration take | delivery time of audio | when do I get my mp3 | how fast | same day
    | how many days | turnaround | 90 minutes how long | longer than two hours | ready when
    | how soon is my audio ready`,
  'narration-rush': `
    I need the audio today | can you do it by tomorrow | express narration | fastest delivery
    | deliver the audio tonight | audio in under 12 hours | rush | express | urgent narration | need it today
    | under 12 hours | by tomorrow morning | fast delivery surcharge | emergency | as soon as possible
    | quick delivery extra cost | rush missed | you missed my deadline`,
  'narration-languages': `
    spanish narration extra charge | can you read german text | narrate in french | which languages can you read
    | languages | german narration | french text | spanish audio | can you read icelandic | which languages
    | extra for other languages | narration not in english | polish text | language surcharge
    | do you narrate in italian`,
  'narration-formatting': `
    my text has many formulas | are tables read out | what about references and footnotes | formulas | tables
    | equations read aloud | references | footnotes | complicated text | many numbers | text with equations price
    | complex formatting | can you leave out the references`,
  'narration-chapters': `
    separate audio for each chapter | split the audio | chapters | mp3 per chapter | split by chapter | separate files
    | chapter pack | one file for each chapter`,
  'narration-speed': `
    slower reading | can you read faster | change the tempo | speed | slower narration | faster reading | 0.9x | 1.1x
    | second version at another speed | extra speed version | tempo`,
  'narration-surcharges': `
    what costs extra | additional fees for audio | add-ons | surcharges | extra costs | additional fees
    | price multipliers | list of extras | how are surcharges added | are surcharges multiplied | order of surcharges`,
  'narration-format': `
    which audio format do I get | is it an MP3 or WAV | what can I send you a word file | how do I receive the audio
    | format of the audio | mp3 | wav | how do I get the audio | sent by email | drive link
    | how is the recording delivered | download of the narration | audio file type | how do I receive it`,
  'narration-storage': `
    how long till you throw my files away | when is my audio deleted | keep my recording longer
    | can I download the narration again later | I lost my MP3 | how long is my audio kept | do you delete my text
    | when do files get deleted | how long do you keep my audio | files deleted when | storage | keep longer
    | 30 days storage | lost my mp3 | download again | narration deleted | extended storage price
    | when is my text deleted | get the mp3 again | after 7 days | is the audio still there next month`,
  'narration-refund': `
    narration came out wrong | the reader made mistakes | a word is pronounced wrong | wrong voice in the recording
    | I do not like the narration | not satisfied with the audio | correct the recording
    | is narration refunded when I do not like the voice | narration refund | wrong pronunciation
    | mistakes in the recording | not satisfied with the narration | correct the audio | money back audio
    | wrong voice | pages skipped | they skipped two pages | a passage is missing | redo the narration
    | error in the mp3 | audio is bad | mispronounced term`,
  'narration-payment': `
    do I need to pay up front | do you want a deposit for the audio | pay before or after | when is the narration paid
    | when do I pay | pay for narration | payment link | deposit | how do I pay for audio | quantity of blocks
    | pay in advance | which number of blocks | is payment after approval | invoice for narration
    | when is the order accepted`,
  'narration-currency': `
    currency of narration | canadian dollars | cad | price in usd for narration | narration in pounds`,
  'narration-words': `
    how many minutes is my text | how long will 20 pages be | words per minute | how many words per minute
    | how many words are 10 minutes | words per block | how long is my text in minutes | 20 pages how many minutes
    | length of narration | estimate the length | pages to minutes | how do I know how many blocks
    | how long will my thesis be as audio`,
  'narration-pronunciation': `
    will you say formation names right | how are names spoken | pronunciation | how names are said | formation names
    | list of names | symbols | foreign names | technical terms spoken right | say gneiss correctly`,
  'narration-privacy': `
    do you keep my thesis secret | is my manuscript safe with you | do you publish my text | is my text confidential
    | narration privacy | who reads my manuscript | is my thesis safe | unpublished work
    | confidential report narration | do you train ai on my text | secret text | who sees my text`,
  'narration-rights': `
    may I publish the recording | can I sell the audiobook | put the narration on youtube | whose is the audio
    | who owns the audio | may I publish the narration | put it on youtube | sell the audiobook
    | copyright of the audio | use the recording commercially | rights in the recording
    | may I narrate somebody else's book`,
  'narration-refused': `
    which texts do you refuse | do you read everything | hate speech | illegal text | political text
    | can you refuse my text | texts you do not narrate`,
  'narration-contact': `
    ask about my narration order | e-mail for audio | contact for narration | ask about my narration | audio support
    | who do I write to about audio | narration reply time`,
  'narration-age': `
    how old to order narration | narration for children | may a child order audio | text for children
    | minimum age narration`,
  'narration-slip': `
    order slip | price calculator | calculate the price of my narration | how do I fill in the slip
    | estimate the total | share the slip | calculator for audio | does the calculator send my data
    | is the slip binding`,
  'narration-truth': `
    do you check the facts in my text | is the content checked | do you proofread | do you correct my text
    | liability for the content of the narration`,
};

import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about narration, in visitors' own words. */
export const narrationWays: WaysToAsk = {
  'narration-price': `
    what do you charge to read my report aloud | cost of turning a thesis into audio
    | price of an audiobook of my book | how much is a 2 hour text | how much per page | narration price
    | how much is narration | cost of audio | price to read my thesis | read a report aloud price
    | 30 minutes narration cost | price per minute | per block price | how much for one hour | cost for 100 pages
    | audiobook of my book price | how much to turn a pdf into audio | price per 10 minutes
    | what does it cost to have a paper read | total for 45 minutes | text to speech price | audio service cost
    | my manuscript would fill two hours in the plain voice, what is the bill | what would my thesis cost as audio
    | how much to have a book read | price per page read | what's a reading worth | 45 minutes of audio how much
    | bill for an hour | fee for reading a report | quote for 300 pages spoken | is reading aloud expensive
    | price for turning a text into sound | how dear is an audio version | rate for narration | 3 hours how much
    | cost for ten minutes`,
  'narration-standard': `
    price of the plain voice | what does the standard voice come to | cheaper voice | standard voice price
    | cost of the standard voice | cheap voice | plain voice | normal voice price | standard per block
    | plain voice price | ordinary voice rate | simple voice for my notes | what is the normal voice
    | even voice costs | basic reading`,
  'narration-cinematic': `
    price of the dramatic voice | cinematic per 10 minutes | expensive voice | cinematic voice price
    | cost of the cinematic voice | dramatic voice | expensive voice price | cinematic per block
    | most popular voice | movie-like voice rate | film voice | the dramatic one | posh voice price
    | voice for stories | theatrical reading costs | fancier voice worth it?`,
  'narration-voices': `
    which speakers can I choose | male or female voice | difference between the voices | who reads my text
    | which voices | voices | male or female | difference between standard and cinematic | choose a voice
    | who speaks | is it a human voice | is it ai voice | real person reading | other voice possible
    | how many voices | who reads it | man or woman | can I choose the speaker | hear the voices
    | which readers do you have | different voice please | british accent | another voice if I don't like it
    | standard or cinematic, difference | voice options | is it a human or a machine voice | my own voice?`,
  'narration-how': `
    can you read my paper aloud | turn my PDF into an MP3 | how do I order an audio version
    | where do I send my text | steps of a narration order | how does narration work | order narration | send a pdf
    | turn pdf into mp3 | read my text aloud | audio version of my report | steps of the audio service
    | how do I order audio | can I send a link | audio hotline | audio narration | have a paper read to me
    | can you narrate my thesis | convert document to speech | which files can I send | word document narration
    | read my PDF aloud | turn my report into sound | I want to hear my thesis in the car | where do I send the text
    | what are the steps for an audio version | make an mp3 of my chapter | have a document spoken
    | get my lecture notes as audio | order an audiobook of my text | what happens after I mail the pdf
    | how do I order a reading | can you record my article | text into audio | I want my report read aloud`,
  'narration-sample': `
    how do I hear how it sounds first | test the voice with my text | what if I do not like the sample
    | is the first minute free | free sample | first minute free | try the voice | sample before paying
    | what if I hate the sample | I do not like the sample | another sample
    | is the sample free even if I do not order | hear it first | do I have to pay for the sample
    | how long is the sample | if I never approve | what if I hate the sample, do I owe you | first minute gratis?
    | test minute | hear a bit of my text first | how many samples | sample costs? | try the voice on my text
    | sample from my own text? | change the sample | not convinced by the sample | trial of narration
    | do I have to order after the sample`,
  'narration-delivery': `
    how fast is my audio ready | when do I get the MP3 | how many days for a narration | turnaround for a thesis
    | how long does narration take | delivery time of audio | when do I get my mp3 | how fast | same day
    | how many days | turnaround | 90 minutes how long | longer than two hours | ready when
    | how soon is my audio ready | when's my audio done | how soon will my mp3 come | finished by tomorrow?
    | 90 minutes of audio, when | waiting for my recording | how long for a short text | when is it ready
    | days for a long book | how do I receive the audio | mp3 by mail or link | same day possible
    | how fast do you deliver a 90 minute narration | mine is only 20 minutes, when do I get it
    | a short one of 15 minutes, same day? | how quickly is half an hour of audio done
    | 60 minutes, how long do I wait | delivery of a text of two hours`,
  'narration-rush': `
    I need the audio today | can you do it by tomorrow | express narration | fastest delivery
    | deliver the audio tonight | audio in under 12 hours | rush | express | urgent narration | need it today
    | under 12 hours | by tomorrow morning | fast delivery surcharge | emergency | as soon as possible
    | quick delivery extra cost | rush missed | you missed my deadline | I need it tonight | in a great hurry
    | faster please, what extra | express reading | before noon tomorrow | speed up the job | extra for same day
    | missed the rush deadline | in under twelve hours`,
  'narration-languages': `
    spanish narration extra charge | can you read german text | narrate in french | which languages can you read
    | languages | german narration | french text | spanish audio | can you read icelandic | which languages
    | extra for other languages | narration not in english | polish text | language surcharge
    | do you narrate in italian | can you read French | german text read aloud | my text is in polish
    | other tongues | is my language extra | spanish narration surcharge | icelandic | do you read in hindi
    | which languages can be read | rare language price | text not in english`,
  'narration-formatting': `
    my text has many formulas | are tables read out | what about references and footnotes | formulas | tables
    | equations read aloud | references | footnotes | complicated text | many numbers | text with equations price
    | complex formatting | can you leave out the references | lots of formulas in it | how do you read tables
    | equations aloud | skip the references | footnotes read? | my paper is full of numbers | figures and captions
    | latex | leave the tables out | complicated layout extra`,
  'narration-chapters': `
    separate audio for each chapter | split the audio | chapters | mp3 per chapter | split by chapter
    | separate files | chapter pack | one file for each chapter | can each chapter be its own sound file
    | split it up | one mp3 per section | separate tracks | file for every chapter | cut into parts
    | price of splitting`,
  'narration-speed': `
    slower reading | can you read faster | change the tempo | speed | slower narration | faster reading | 0.9x
    | 1.1x | second version at another speed | extra speed version | tempo | slower reading please
    | make the reader faster | two speeds of the same text | pace of the voice | 0.95x version
    | is speed free to choose`,
  'narration-surcharges': `
    what costs extra | additional fees for audio | add-ons | surcharges | extra costs | additional fees
    | price multipliers | list of extras | how are surcharges added | are surcharges multiplied
    | order of surcharges | what makes it dearer | extras list | add-ons and their price | why is my total higher
    | factors on the price | multiplier | all extra charges`,
  'narration-format': `
    which audio format do I get | is it an MP3 or WAV | what can I send you a word file | how do I receive the audio
    | format of the audio | mp3 | wav | how do I get the audio | sent by email | drive link
    | how is the recording delivered | download of the narration | audio file type | how do I receive it`,
  'narration-storage': `
    how long till you throw my files away | when is my audio deleted | keep my recording longer
    | can I download the narration again later | I lost my MP3 | how long is my audio kept | do you delete my text
    | when do files get deleted | how long do you keep my audio | files deleted when | storage | keep longer
    | 30 days storage | lost my mp3 | download again | narration deleted | extended storage price
    | when is my text deleted | get the mp3 again | after 7 days | is the audio still there next month
    | keep my audio longer | when do you erase my mp3 | how many days is the audio there | file gone after a week
    | store for a month | hold my files | until when can I download the mp3 | how long do you keep the recording`,
  'narration-refund': `
    narration came out wrong | the reader made mistakes | a word is pronounced wrong | wrong voice in the recording
    | I do not like the narration | not satisfied with the audio | correct the recording
    | is narration refunded when I do not like the voice | narration refund | wrong pronunciation
    | mistakes in the recording | not satisfied with the narration | correct the audio | money back audio
    | wrong voice | pages skipped | they skipped two pages | a passage is missing | redo the narration
    | error in the mp3 | audio is bad | mispronounced term | the reading is wrong | mispronounced words, fix it
    | not happy with the audio | wrong voice delivered | passage skipped | redo it for free?
    | narration is bad, money back | correction free? | complain about the recording | cancel the narration`,
  'narration-payment': `
    do I need to pay up front | do you want a deposit for the audio | pay before or after
    | when is the narration paid | when do I pay | pay for narration | payment link | deposit
    | how do I pay for audio | quantity of blocks | pay in advance | which number of blocks
    | is payment after approval | invoice for narration | when is the order accepted | when's the money due
    | how do I pay for the reading | deposit? | do I pay up front | pay by card for narration
    | invoice for the narration | what do I enter as quantity`,
  'narration-currency': `
    currency of narration | canadian dollars | cad | price in usd for narration | narration in pounds
    | canadian or us dollars for audio | is it CAD | narration in euro? | money of the audio prices | which dollar`,
  'narration-words': `
    how many minutes is my text | how long will 20 pages be | words per minute | how many words per minute
    | how many words are 10 minutes | words per block | how long is my text in minutes | 20 pages how many minutes
    | length of narration | estimate the length | pages to minutes | how do I know how many blocks
    | how long will my thesis be as audio | how many minutes in a narration block | how many pages make ten minutes
    | 5000 words is how long | length of my text in audio | minutes for a page | estimate the duration | block size
    | how many blocks do I need`,
  'narration-pronunciation': `
    will you say formation names right | how are names spoken | pronunciation | how names are said | formation names
    | list of names | symbols | foreign names | technical terms spoken right | say gneiss correctly
    | will they say gneiss right | odd names in my text | list of hard words | foreign place names
    | how is a symbol said | tell you how to pronounce
    | half the names in my thesis are Welsh | how will your reader cope with the names
    | many Icelandic place names in it | can the voice say Latin species names
    | will the reader stumble over the names | Gaelic names in my text | my report is full of odd formation names
    | tongue twisters in my chapter | how do you know how a name is said | difficult words, does it get them right
    | names of villages in Wales | Polish surnames in my book | mineral names read properly? | Greek letters and names
    | give you a list of how words are said`,
  'narration-privacy': `
    do you keep my thesis secret | is my manuscript safe with you | do you publish my text | is my text confidential
    | narration privacy | who reads my manuscript | is my thesis safe | unpublished work
    | confidential report narration | do you train ai on my text | secret text | who sees my text
    | may I hand in a secret report for reading aloud | is my manuscript safe | confidential text narrated
    | unpublished thesis, safe? | nda for narration | is my text used for AI | what do you do with my pdf
    | secret document | under embargo | text under an agreement of confidence`,
  'narration-rights': `
    may I publish the recording | can I sell the audiobook | put the narration on youtube | whose is the audio
    | who owns the audio | may I publish the narration | put it on youtube | sell the audiobook
    | copyright of the audio | use the recording commercially | rights in the recording
    | may I narrate somebody else's book | can I sell the audio | who owns the recording | use the mp3 commercially
    | rights in the audio | publish my audiobook | do I need permission for the text | somebody else's book read
    | copyrighted text narrated | upload to spotify the narration`,
  'narration-refused': `
    which texts do you refuse | do you read everything | hate speech | illegal text | political text
    | can you refuse my text | texts you do not narrate | anything you won't read | hate speech read?
    | do you turn texts away | forbidden content | dirty story | politically extreme text | would you read anything`,
  'narration-contact': `
    ask about my narration order | e-mail for audio | contact for narration | ask about my narration | audio support
    | who do I write to about audio | narration reply time | who do I ask about audio | mail for the reading service
    | how fast does the audio team answer | question about my narration | reach the narrators
    | talk to the audio people`,
  'narration-age': `
    how old to order narration | narration for children | may a child order audio | text for children
    | minimum age narration | may a teenager order an audio | kid's story read aloud | how old to order`,
  'narration-slip': `
    order slip | price calculator | calculate the price of my narration | how do I fill in the slip
    | estimate the total | share the slip | calculator for audio | does the calculator send my data
    | is the slip binding | calculator for the price | work out my price | price tool | fill in the slip
    | what does the order slip do | share my estimate | compute the cost myself | is the calculated price final`,
  'narration-truth': `
    do you check the facts in my text | is the content checked | do you proofread | do you correct my text
    | liability for the content of the narration | will you correct my mistakes | typos in my text
    | do you check the facts | wrong numbers in my text`,
  'narration-multiply': `
    how are extras combined | are surcharges added or multiplied | rounding of the price | french and rush together
    | order of the surcharges | does rush apply to add-ons`,
  'narration-who-sees': `
    who reads my manuscript | how many people see it | do freelancers get my text | which services carry my file
    | is google drive involved | does anybody else see the text`,
  'narration-mails': `
    are our mails about the order deleted | how long is my order mail kept | narration invoice kept
    | correspondence about narration`,
  'narration-input': `
    can I send a word file | link instead of a pdf | web page read aloud | epub ok? | photo of a page
    | which file type for narration | handwritten text | docx | scan of a book | paste the text in a mail
    | what can I hand in | powerpoint notes`,
  'narration-accepted': `
    is my order binding | when do I have a contract | from when am I bound | can I walk away after the sample
    | order confirmed when | commitment before paying`,
  'narration-sample-kept': `
    I never ordered, is my text deleted | text after the sample only | you still have my pdf?
    | sample heard, no order, what about my file | delete my text now`,
  'narration-others-data': `
    patient names in the text | text mentions other people | personal data in my report | black out names
    | interviews with real people read aloud`,
  'narration-after-deletion': `
    lost my mp3, can you send it again | the audio is gone after 7 days | forgot to save the recording
    | need the mp3 from last month | make it again for free?`,
};

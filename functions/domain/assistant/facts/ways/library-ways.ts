import type { WaysToAsk } from '#shared/site-config/facts/fact.ts';

/** What people ask about having, finding and playing what was bought, in their own words. */
export const libraryWays: WaysToAsk = {
  'download-link': `
    my download link is dead | link expired | how long is the link good for | download link expired
    | how long does the link work | link valid for | download link not working | my link is dead
    | can I share the download link | the link stopped working | link only works 15 minutes | new download link
    | file address expired | why does the link expire`,
  licence: `
    can I send a paper to a workmate | share the PDF with my team | forward it to a colleague
    | may I lend it to a friend | put it on our intranet | give a copy to my students | pass the file on
    | use a figure in my thesis | may I quote from a paper | upload it to researchgate | post the episode on youtube
    | licence for a class | send a copy to a coworker | a class of students | share a paper with colleagues
    | can I forward the pdf | copyright | may I use a figure from the paper | commercial use of papers
    | can my team read it | use in lectures | may I pass on the episode | upload to our intranet | post it online
    | can I quote the paper | cite | license terms | group licence | library licence | am I allowed to copy it
    | give the pdf to students | resell | is sharing allowed | put the file on the company server
    | how many people may read one copy | play an episode in class | can I send it to my boss
    | translate a paper and publish it | may I use it at work | print copies for my students`,
  print: `
    can I print the PDF | do you sell printed copies | paper version of the e-book | print | can I print it
    | printed version | paper copy | order a hard copy | is there a paperback | do you sell printed books
    | may I print the cards | print the handbook | can I make a backup copy`,
  devices: `
    read it on my phone and my laptop | does it work on several computers | use it on my tablet too | how many devices
    | use on phone and computer | read on tablet | several devices | works on my second laptop
    | can I use it on all my computers | device limit | on my phone too | sync between devices
    | open my purchase on another computer`,
  'access-time': `
    does my purchase expire | can I read it forever | how long do I have access | is it mine for good | rent or own
    | does access expire | lifetime access | do I own it forever | is it rented | how long is my purchase available
    | will the paper disappear | limited time | can I download next year | is it mine forever | do purchases run out
    | when does my access end | keep for good`,
  download: `
    laptop died can I get my papers again | where is my PDF | lost my files | download once more on a new computer
    | where are my purchases | paid just now where is my file | find what I bought | second download
    | my bought papers are gone | where do I get the file I paid for | how do I open my purchase
    | re-download after a crash | how to download | download again | where is my file | I bought a paper where is it
    | find my purchases | get my pdf again | lost my download | new computer need my papers | re-download
    | how often can I download | where do I find what I bought | download on another device | my old purchases
    | I deleted the file | how do I get the mp3 I bought | how many times can I download | open what I paid for
    | where is my library | my bought episode where | lost the pdf can I get it again | download limit
    | hard disk died`,
  receipt: `
    I need a bill for my employer | send me an invoice | proof of payment for taxes | where is my invoice
    | invoice with company name and VAT number | bill for my tax return | receipt lost | no receipt came | receipt
    | invoice | need an invoice | bill for my company | where is my receipt | tax invoice | send me the receipt again
    | invoice with vat number | proof of purchase | expense claim | no receipt arrived | receipt for credits
    | can you put my company name on the invoice | where do I see my orders and amounts | order confirmation
    | invoice for the university | get a bill`,
  'not-arrived': `
    paid but got nothing | my order is missing | money is gone but no paper | nothing in my library after payment
    | the episode I bought is locked | payment went through but nothing happened | paid but no access
    | I paid and got nothing | where is my order | purchase not showing | my purchase is missing | money taken no file
    | nothing under my purchases | payment done but still locked | did not receive my e-book
    | no download after payment | order not arrived | bought an episode but it is still locked
    | still says buy although I paid | credits not added after payment | I bought credits but balance is the same
    | paid an hour ago and nothing | no email after payment | charged but no product`,
  'broken-file': `
    the file will not open and I already paid | PDF is corrupt | the MP3 does not play | download is damaged
    | pages are blank | it does not play can I return it | what to write when a download does not work
    | file does not open | pdf broken | corrupted download | mp3 will not play | the pdf is damaged | blank pages
    | download stops halfway | cannot open the file | file is empty | error opening pdf
    | something is wrong with the paper | the file is faulty | pages missing in the pdf | audio is silent
    | episode stops in the middle | zip does not unpack | it doesnt open | sound is bad | the page does not work
    | video does not load | site broken | download fails every time`,
  formats: `
    mp3 or something else | is it a PDF | do you have epub | can I read it on kindle | what kind of file do I get
    | word file | file format | is it pdf | epub available | which format | mobi | kindle version | mp3 or wav
    | what type of file do I get | format of e-books | can I read it on my e-reader | audio format of the episodes
    | do episodes come as mp3 | if I buy an episode do I get an mp3 I can keep | word or pdf | how large is the file
    | what do I get when I buy a paper | which format are papers in | do I get a file to keep on my own disk`,
  language: `
    are papers in french | other languages than english | do you have it in german | is there a spanish version
    | language | in which language are the papers | is there a german version | french version | spanish papers
    | only english? | translate the site | are episodes in other languages | can I ask you in spanish
    | do you speak german | is the site available in chinese | deutsch | hablas espanol | parlez vous francais
    | language of the podcast | papers in other languages`,
  preview: `
    try before buy for episodes | listen before I pay | can I hear an episode before I buy it | see a few pages first
    | is there a sample | look inside a paper | how much can I hear for free | preview | listen before buying
    | free sample of an episode | how long is the preview | can I try an episode | read a sample of a paper
    | first pages free | can I hear a bit first | sample chapter | see inside before paying | 40 seconds
    | is there a demo of the paper | how much of an episode is free | try before you buy | listen to a part for free
    | test listen`,
  feed: `
    listen in pocket casts | get it in my podcast app | add the show to spotify | RSS address
    | bought episodes in apple podcasts | subscribe to the show | podcast app | rss feed | spotify | apple podcasts
    | how to subscribe to the podcast | listen in overcast | feed address | add the podcast to my app | private feed
    | listen in the car | where can I find the podcast | is your podcast on spotify
    | bought episodes in my podcast app | follow the podcast | get new episodes automatically
    | which podcast apps work | can I use my own player | rss link`,
  transcripts: `
    read along with the episode | text of an episode | captions for deaf listeners | written version of the talk
    | transcript | do episodes have transcripts | subtitles | text of the episode | captions | read instead of listen
    | I am deaf can I read the episodes | written text of a podcast | do episodes come with text
    | is there a script of the episode | hearing impaired | transcript of paid episodes
    | follow the words while listening | full text of an episode`,
  'playback-speed': `
    play it faster | slow the speaker down | listen at double speed | playback speed | faster playback
    | slow down the episode | 1.5x | 2x speed | speed up the podcast | change speed of the player | too slow for me
    | can I listen at double speed | speeds offered | talks too fast | set default speed`,
  ratings: `
    leave a review | how do I rate a paper | give stars | rate a paper | how to give stars | who can rate
    | can I write a comment | review an episode | ratings by whom | can I rate something I did not buy
    | where do I rate | give feedback on a paper`,
  bookmarks: `
    my favourites are gone | where are saved items | do bookmarks sync between devices | wishlist | bookmarks
    | favourites | where are my favourites | saved papers | likes disappeared | my bookmarks are gone
    | do bookmarks sync | save a paper for later | favourites on another device | remember an article | heart button
    | bookmark an article | lost my favourites`,
  'search-library': `
    how do I search | find a paper | search box | sort papers by price | filter by category
    | how to find an episode on a topic | sort by newest | order of the list | how do I look for something
    | search does not find anything | does the search forgive typos | filter the library | show the free ones first
    | most popular papers | highest rated papers | sort options`,
  resume: `
    does it remember where I stopped | continue listening | resume the episode | pick up where I left off
    | start again at the same place | remember my position | continue on another device | listening position
    | go on later from the same minute`,
  player: `
    keyboard shortcuts | sleep timer | skip back 15 seconds | skip forward | volume | mini player
    | minimise the player | player controls | stop playing when I fall asleep | listen in background while browsing
    | shortcuts of the player | jump ahead in an episode | rewind | mute key | how does the player work`,
  'private-feed': `
    is my private feed address secret | replace my feed address | someone else has my feed address
    | reset my private feed | what is in my own feed | where do I get my own feed address | feed with bought episodes
    | can I share my private feed | my feed leaked | own feed just for me | new feed address`,
  offline: `
    listen offline | read offline | without internet | on a plane | no signal in the field | download for offline
    | do I need internet to read a bought paper | listen without connection | save an episode on my phone
    | take episodes into the field`,
  views: `
    are the ratings real | do you count views | how are listens counted | are the view numbers real | fake reviews
    | where do the ratings come from | who counts the views | is the number of views true`,
};

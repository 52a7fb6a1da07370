import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about having, finding and playing what was bought, in their own words. */
export const libraryWays: WaysToAsk = {
  'download-link': `
    my download link is dead | link expired | how long is the link good for | download link expired
    | how long does the link work | link valid for | download link not working | my link is dead
    | can I share the download link | the link stopped working | link only works 15 minutes | new download link
    | file address expired | why does the link expire | the link I was given stopped working
    | how many minutes is a download link good for | link for my paper has run out | link dead after lunch
    | can I save the download link for later | pass the link to my other computer | expired link, what now
    | file address no longer works | why does my link say expired | lifetime of a download link | get a fresh link`,
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
    | translate a paper and publish it | may I use it at work | print copies for my students
    | can I hand the pdf to my mates | photocopy a paid paper for the class | may I mail it to the whole team
    | upload your paper to moodle | pass it round the office | stick it on our server | use it in a seminar
    | read it out in class | give my copy away | resell my paper | make copies for pupils | can our library own it
    | print for all students | is it just for me | what am I allowed to do with a bought paper
    | lend the book to a friend | play the episode in class | publish the pdf on my website | group licence price
    | put it in our archive for everybody | forward the mp3 | site licence for a company | use in our course
    | usage rights of a paper`,
  print: `
    can I print the PDF | do you sell printed copies | paper version of the e-book | print | can I print it
    | printed version | paper copy | order a hard copy | is there a paperback | do you sell printed books
    | may I print the cards | print the handbook | can I make a backup copy | on real paper?
    | run it through my printer | paper version of a paper | can I have it bound | hard copy for my shelf
    | put it on paper | printing blocked? | may I print the e-book | is there a printed book
    | do you sell paperbacks | keep a copy on my disk | make a backup copy | may I keep copies on tablet and desktop`,
  devices: `
    read it on my phone and my laptop | does it work on several computers | use it on my tablet too
    | how many devices | use on phone and computer | read on tablet | several devices | works on my second laptop
    | can I use it on all my computers | device limit | on my phone too | sync between devices
    | open my purchase on another computer | tablet and laptop both? | number of gadgets
    | can I open it on my phone as well | works on my ipad too? | read at home and at work
    | is it tied to one computer | install limit | limited to one machine | three devices | how many screens
    | move it to a new phone`,
  'access-time': `
    does my purchase expire | can I read it forever | how long do I have access | is it mine for good | rent or own
    | does access expire | lifetime access | do I own it forever | is it rented | how long is my purchase available
    | will the paper disappear | limited time | can I download next year | is it mine forever | do purchases run out
    | when does my access end | keep for good | does it ever run out | does a paper ever vanish from my shelf
    | how long does it stay mine | is it rented or bought | can I read it in ten years | lose access some day?
    | will it disappear from my library | is the purchase permanent | until when can I listen | do I own it for good
    | time limit on reading | do files expire | keep forever | still there next year | loan or keep
    | what if I don't open it for a year | end of access`,
  download: `
    laptop died can I get my papers again | where is my PDF | lost my files | download once more on a new computer
    | where are my purchases | paid just now where is my file | find what I bought | second download
    | my bought papers are gone | where do I get the file I paid for | how do I open my purchase
    | re-download after a crash | how to download | download again | where is my file | I bought a paper where is it
    | find my purchases | get my pdf again | lost my download | new computer need my papers | re-download
    | how often can I download | where do I find what I bought | download on another device | my old purchases
    | I deleted the file | how do I get the mp3 I bought | how many times can I download | open what I paid for
    | where is my library | my bought episode where | lost the pdf can I get it again | download limit
    | hard disk died | stuff I bought | where's my stuff | find what I paid for | my shelf | get at my old purchases
    | I lost the file, get it anew | laptop stolen, need my papers back | where do bought things live
    | can I fetch it again | pull it down on another computer | hard disk crashed, papers gone
    | how do I open what I bought | my e-book, where is it | list of everything I own
    | place where my purchases are kept | reload a paper I bought last year | number of downloads allowed
    | get it a second time | where did my purchase go | see my orders | already paid, need the file again
    | save the episode to disk`,
  receipt: `
    I need a bill for my employer | send me an invoice | proof of payment for taxes | where is my invoice
    | invoice with company name and VAT number | bill for my tax return | receipt lost | no receipt came | receipt
    | invoice | need an invoice | bill for my company | where is my receipt | tax invoice
    | send me the receipt again | invoice with vat number | proof of purchase | expense claim | no receipt arrived
    | receipt for credits | can you put my company name on the invoice | where do I see my orders and amounts
    | order confirmation | invoice for the university | get a bill | slip for taxman
    | I need something for my accountant | proof that I paid | bill for my expenses | paper for the tax office
    | invoice to my company name | my boss wants a receipt | reimbursement form needs an invoice | where's the bill
    | mail with the receipt is lost | vat invoice | can I get it with our address | invoice copy
    | statement of purchase for accounting | resend my receipt | bookkeeping needs a document
    | confirmation of payment`,
  'not-arrived': `
    paid but got nothing | my order is missing | money is gone but no paper | nothing in my library after payment
    | the episode I bought is locked | payment went through but nothing happened | paid but no access
    | I paid and got nothing | where is my order | purchase not showing | my purchase is missing
    | money taken no file | nothing under my purchases | payment done but still locked | did not receive my e-book
    | no download after payment | order not arrived | bought an episode but it is still locked
    | still says buy although I paid | credits not added after payment | I bought credits but balance is the same
    | paid an hour ago and nothing | no email after payment | charged but no product
    | paid five minutes ago; where has my e-book hidden itself | money gone, nothing there
    | you took my money and I see nothing | where the hell is my paper | bought it, can't find it
    | still locked although I paid | order isn't showing | purchase missing from my library
    | nothing happened after payment | no file after checkout | payment ok but still says buy
    | it asks me to buy again although I paid | I paid, and now? | episode won't unlock | no receipt, no file
    | thing I ordered never turned up | access not granted | credits I bought are not there`,
  'broken-file': `
    the file will not open and I already paid | PDF is corrupt | the MP3 does not play | download is damaged
    | pages are blank | it does not play can I return it | what to write when a download does not work
    | file does not open | pdf broken | corrupted download | mp3 will not play | the pdf is damaged | blank pages
    | download stops halfway | cannot open the file | file is empty | error opening pdf
    | something is wrong with the paper | the file is faulty | pages missing in the pdf | audio is silent
    | episode stops in the middle | zip does not unpack | it doesnt open | sound is bad | the page does not work
    | video does not load | site broken | download fails every time | pdf won't open | file is garbage
    | my download is damaged | half the pages are blank | only noise in the mp3 | reader says the file is corrupt
    | cannot open the e-book | sound breaks off after a minute | pages are missing | unreadable file
    | it's broken, fix it | error opening the paper | the audio file is silent | wrong file behind the paper
    | bad scan in the pdf | the player shows an error | picture missing in the paper`,
  formats: `
    mp3 or something else | is it a PDF | do you have epub | can I read it on kindle | what kind of file do I get
    | word file | file format | is it pdf | epub available | which format | mobi | kindle version | mp3 or wav
    | what type of file do I get | format of e-books | can I read it on my e-reader | audio format of the episodes
    | do episodes come as mp3 | if I buy an episode do I get an mp3 I can keep | word or pdf | how large is the file
    | what do I get when I buy a paper | which format are papers in | do I get a file to keep on my own disk
    | pdf or word | will it open on a kindle | epub available? | which program do I need to open it
    | is it mp3 or something else | flac? | can my e-reader show it | file ending | does it come as a zip
    | what do I get to read | will it play in any player | format of what I buy | html version
    | can I get it as text | which app opens a paper`,
  language: `
    are papers in french | other languages than english | do you have it in german | is there a spanish version
    | language | in which language are the papers | is there a german version | french version | spanish papers
    | only english? | translate the site | are episodes in other languages | can I ask you in spanish
    | do you speak german | is the site available in chinese | deutsch | hablas espanol | parlez vous francais
    | language of the podcast | papers in other languages | auf deutsch? | do you have it in spanish
    | can I read it in my mother tongue | french papers | translated versions | are you going to translate
    | is everything in english | languages of the podcast | arabic version | portuguese anyone
    | can I write to you in german | subtitles in other languages | which tongue do you publish in
    | non-english speakers`,
  preview: `
    try before buy for episodes | listen before I pay | can I hear an episode before I buy it
    | see a few pages first | is there a sample | look inside a paper | how much can I hear for free | preview
    | listen before buying | free sample of an episode | how long is the preview | can I try an episode
    | read a sample of a paper | first pages free | can I hear a bit first | sample chapter
    | see inside before paying | 40 seconds | is there a demo of the paper | how much of an episode is free
    | try before you buy | listen to a part for free | test listen | ears before wallet | let me have a taste
    | hear a bit first | can I peek inside | is there a teaser | show me a page before I pay
    | want to know what I get before paying | how much can I hear without paying | test before I shell out
    | first seconds free? | how long is the snippet | trial listen | look at it first | what do I see before buying
    | sniff at a paper | any excerpt | no pig in a poke | free bit of an episode | listen for a moment to decide
    | how many seconds before I must pay`,
  feed: `
    listen in pocket casts | get it in my podcast app | add the show to spotify | RSS address
    | bought episodes in apple podcasts | subscribe to the show | podcast app | rss feed | spotify | apple podcasts
    | how to subscribe to the podcast | listen in overcast | feed address | add the podcast to my app | private feed
    | listen in the car | where can I find the podcast | is your podcast on spotify
    | bought episodes in my podcast app | follow the podcast | get new episodes automatically
    | which podcast apps work | can I use my own player | rss link | subscribe in AntennaPod
    | get the show in my own app | does it work with spotify | put it in my podcatcher | listen on my commute app
    | add by url | where's the rss | apple podcasts link | get episodes automatically | itunes | follow the show
    | in my car's podcast app | feed for free episodes | what do I paste into my app | pocketcasts address
    | how do I hear bought episodes in my app | is there an xml feed | overcast link`,
  transcripts: `
    read along with the episode | text of an episode | captions for deaf listeners | written version of the talk
    | transcript | do episodes have transcripts | subtitles | text of the episode | captions
    | read instead of listen | I am deaf can I read the episodes | written text of a podcast
    | do episodes come with text | is there a script of the episode | hearing impaired | transcript of paid episodes
    | follow the words while listening | full text of an episode | transcripts anywhere? | can I read what is said
    | I can't hear well | words of the episode | written text of the talks | is there a script
    | follow along in text | deaf-friendly? | read it instead of hearing it | closed captions
    | copy of the spoken words | do I get the text too | hard of hearing | show the text while it plays
    | spoken text as pdf`,
  'playback-speed': `
    play it faster | slow the speaker down | listen at double speed | playback speed | faster playback
    | slow down the episode | 1.5x | 2x speed | speed up the podcast | change speed of the player | too slow for me
    | can I listen at double speed | speeds offered | talks too fast | set default speed | he talks too slowly
    | can I listen faster | one and a half times | chipmunk speed | how fast can it go | slow it down for me
    | set the tempo | run it at 1.25 | speak slower please | quicker playback | half speed
    | maximum speed of the player | does it remember my speed`,
  ratings: `
    leave a review | how do I rate a paper | give stars | rate a paper | how to give stars | who can rate
    | can I write a comment | review an episode | ratings by whom | can I rate something I did not buy
    | where do I rate | give feedback on a paper | can I leave stars | how do I review a paper | who gives the stars
    | say what I think of an episode | put a comment under a paper | can anybody rate | rate without buying
    | score a paper | leave a testimonial | give my verdict | complain in a review`,
  bookmarks: `
    my favourites are gone | where are saved items | do bookmarks sync between devices | wishlist | bookmarks
    | favourites | where are my favourites | saved papers | likes disappeared | my bookmarks are gone
    | do bookmarks sync | save a paper for later | favourites on another device | remember an article | heart button
    | bookmark an article | lost my favourites | where did my hearts go | mark a paper for later | save for later
    | read list | my favourites vanished | are saved papers on my phone too | wish list | keep a paper in mind
    | starred items | remember this episode | flag a paper | do likes follow me to another computer | reading list`,
  'search-library': `
    how do I search | find a paper | search box | sort papers by price | filter by category
    | how to find an episode on a topic | sort by newest | order of the list | how do I look for something
    | search does not find anything | does the search forgive typos | filter the library | show the free ones first
    | most popular papers | highest rated papers | sort options | how do I find something here | look for a topic
    | is there a search | filter by subject | sort by date | how do I find the free ones | narrow down the list
    | too many papers, how to sort | find episodes about water | spelled it wrong, will it find it
    | sort cheapest first | browse by category | put the newest on top | where do I look for a certain article
    | best rated first
    | search field`,
  resume: `
    does it remember where I stopped | continue listening | resume the episode | pick up where I left off
    | start again at the same place | remember my position | continue on another device | listening position
    | go on later from the same minute | pick up later | does it know where I was | continue tomorrow on my phone
    | stopped in the middle | go on from where I paused | remembers the minute? | start over or continue
    | bookmark in the audio | lost my place in the episode | carry on listening at home`,
  player: `
    keyboard shortcuts | sleep timer | skip back 15 seconds | skip forward | volume | mini player
    | minimise the player | player controls | stop playing when I fall asleep | listen in background while browsing
    | shortcuts of the player | jump ahead in an episode | rewind | mute key | how does the player work
    | sleep timer? | can I skip back a bit | jump thirty seconds | keys for the player
    | does it stop by itself at night | mute | loop an episode | smaller player | keep listening while I browse
    | buttons of the player | rewind fifteen seconds | repeat | fast forward | shortcuts list`,
  'private-feed': `
    is my private feed address secret | replace my feed address | someone else has my feed address
    | reset my private feed | what is in my own feed | where do I get my own feed address
    | feed with bought episodes | can I share my private feed | my feed leaked | own feed just for me
    | new feed address | my own feed address leaked out | somebody got my feed link | new private link please
    | where's my personal feed | feed with what I bought | secret address of my feed | is my feed only for me
    | may a friend use my feed | swap my feed address | the old feed address should stop working
    | what's in the feed with my purchases | get my bought episodes into my app`,
  offline: `
    listen offline | read offline | without internet | on a plane | download for offline
    | do I need internet to read a bought paper | listen without connection | save an episode on my phone
    | no signal down there, can I still listen | in the plane | in a tunnel | at the rig without internet
    | save it for the trip | take it into the bush | listen without data | store episodes on my phone
    | does it work with no network | mountains without reception | read without wifi
    | no signal in the field | take episodes into the field | keep the paper on my tablet for the field`,
  views: `
    are the ratings real | do you count views | how are listens counted | are the view numbers real | fake reviews
    | where do the ratings come from | who counts the views | is the number of views true | are those stars fake
    | who counts the listens | do you buy reviews | real numbers? | where do the view counts come from
    | are you faking popularity | how is a view counted | honest ratings? | made-up reviews | is 1000 listens true`,
};

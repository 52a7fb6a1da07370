import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about what is published, in their own words. */
export const catalogueWays: WaysToAsk = {
  prices: `
    how expensive is this place | price list | what does all this cost | what do you charge for things | prices
    | how much does it cost | what are your prices | is it expensive | how much for everything | costs overview
    | what do I have to pay | what does your stuff cost | pricing | rates | how deep into my pockets
    | what's the damage here | is this place dear | how much dough for your things | price range overall
    | what will I spend here | cheapest thing in the shop | the most expensive thing you sell
    | what do I pay for what | price overview | are you expensive | tariffs | give me the prices | how much
    | what's it cost | cost of stuff here`,
  free: `
    what can I get for nothing | anything free here | freebies | what costs nothing | what is free | free stuff
    | anything for free | which things cost nothing | is it free | free content | can I use it for free | gratis
    | do I have to pay at all | things without paying | is everything paid | what won't cost me a penny
    | what do I get without paying | zero budget, anything for me | is there free material | on the house?
    | things that are gratis | what can a poor student get | free of charge stuff | do I have to open my wallet
    | samples for free | how can I use this for nothing | what's complimentary | no money, what can I have`,
  'paper-price': `
    what do you charge for a paper | how much is one article | price range of papers | paper price
    | how much is a paper | cost of an article | are papers free | price of a pdf | how expensive are the papers
    | do articles cost money | what does a single paper cost | cheapest and most expensive paper
    | are there free papers | price per article | how many papers are free | how much for an article
    | price tag of a paper | cheapest paper | priciest paper | are the pdfs expensive
    | what will one paper set me back | average price of articles | what do you want for one of the papers
    | from what price do papers start | reading fee | do I pay per paper | range of paper prices
    | buying a single paper costs | free papers how many | is reading free`,
  papers: `
    what can I read here | which topics do papers cover | what are the articles about | what papers do you have
    | topics of the papers | list of articles | what subjects | how many papers | which articles are there
    | library topics | what is in the library | show me your articles | kinds of papers
    | which fields do the papers cover | categories | which themes do you write about | what's in the library
    | how big is the library | number of papers | what have you published | scientific articles on what
    | anything to read here | fields you cover | what's your reading material about | table of contents of the library
    | kinds of articles | what could I study here | how many pdfs | tell me about the articles
    | sections of the library`,
  'paper-author': `
    who is the author | who wrote the papers | who writes the papers | author of the papers | who wrote this article
    | are the authors experts | who is the editor | written by whom | authors | whose papers are these
    | who penned them | name of the writer | who is behind the articles | by whom | authors' names
    | who's responsible for the text | editorial team | who authored the paper | is there a named author
    | written by experts?`,
  'episode-price': `
    what does a podcast cost | how much is one episode | do I have to pay for podcasts | price of an episode
    | how much is a podcast | are episodes free | cost of listening | do podcasts cost | episode price
    | how much per episode | is the podcast free | price of all episodes | are there free episodes
    | what do I pay to listen | cheapest episode | which price for one episode | what do I pay for listening
    | how much is a show | price of a talk | podcast fee | are the talks free | cheapest talk | dearest episode
    | how many episodes are free | cost per listen | is listening gratis | which price for an audio episode
    | do I have to buy episodes`,
  episodes: `
    what can I listen to | how long are the episodes | what are the podcasts about | what is the podcast about
    | what episodes are there | how many episodes | how long is an episode | name of the podcast
    | topics of the podcast | list of episodes | show me the podcast | audio book | length of the episodes
    | what is the show called | are the episodes long | audio hub what is it | what's on the podcast
    | what do you talk about | how long are the talks | how many shows | number of episodes | what is there to hear
    | tell me about the audio | audio book topics | how many minutes does an episode run | name of your show
    | subjects of the talks | anything for my ears | something for the car | stories to listen to
    | who is the podcast for | running time of episodes`,
  ebooks: `
    what do you want for the handbook | do you have books | price of the e-books | e-books | do you sell books
    | price of the e-book | handbook price | how much is the workbook | which books are there | books | ebook list
    | what is in the store besides papers | got any books | something thicker than a paper | workbook price
    | a thing to print and put in my pocket for fieldwork | pocket cards | reference cards
    | volumes that collect papers | collected papers in one volume | how many e-books | what files are in the store
    | practice workbook | printable cards | longer reads | compendium | textbook | anything I can print for my pupils
    | printables for a school trip | printable material for a class outdoors | what can I print and take along`,
};

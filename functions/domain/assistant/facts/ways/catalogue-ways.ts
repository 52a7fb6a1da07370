import type { WaysToAsk } from '#shared/site-config/facts/fact.ts';

/** What people ask about what is published, in their own words. */
export const catalogueWays: WaysToAsk = {
  prices: `
    how expensive is this place | price list | what does all this cost | what do you charge for things | prices
    | how much does it cost | what are your prices | is it expensive | how much for everything | costs overview
    | what do I have to pay | what does your stuff cost | pricing | rates`,
  free: `
    what can I get for nothing | anything free here | freebies | what costs nothing | what is free | free stuff
    | anything for free | which things cost nothing | is it free | free content | can I use it for free | gratis
    | do I have to pay at all | things without paying | is everything paid`,
  'paper-price': `
    what do you charge for a paper | how much is one article | price range of papers | paper price
    | how much is a paper | cost of an article | are papers free | price of a pdf | how expensive are the papers
    | do articles cost money | what does a single paper cost | cheapest and most expensive paper
    | are there free papers | price per article | how many papers are free`,
  papers: `
    what can I read here | which topics do papers cover | what are the articles about | what papers do you have
    | topics of the papers | list of articles | what subjects | how many papers | which articles are there
    | do you have papers about geology | library topics | what is in the library | show me your articles
    | kinds of papers | which fields do the papers cover | categories`,
  'paper-author': `
    who is the author | who wrote the papers | who writes the papers | author of the papers | who wrote this article
    | are the authors experts | who is the editor | written by whom | authors`,
  'episode-price': `
    what does a podcast cost | how much is one episode | do I have to pay for podcasts | price of an episode
    | how much is a podcast | are episodes free | cost of listening | do podcasts cost | episode price
    | how much per episode | is the podcast free | price of all episodes | are there free episodes
    | what do I pay to listen | cheapest episode | which price for one episode`,
  episodes: `
    what can I listen to | how long are the episodes | what are the podcasts about | what is the podcast about
    | what episodes are there | how many episodes | how long is an episode | name of the podcast
    | topics of the podcast | list of episodes | show me the podcast | audio book | length of the episodes
    | what is the show called | are the episodes long | audio hub what is it`,
  ebooks: `
    what do you want for the handbook | do you have books | price of the e-books | books on groundwater | e-books
    | do you sell books | price of the e-book | handbook price | how much is the workbook | field cards
    | which books are there | are there e-books on logging | books | cost of the groundwater book | ebook list
    | what is in the store besides papers`,
};

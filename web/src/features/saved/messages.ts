export const bookmarks = 'Bookmarks';
export const favourites = 'Favourites';
export const likedEpisodes = 'Liked episodes';
export const bookmark = 'Bookmark';
export const favourite = 'Favourite';
export const likedEpisode = 'Liked episode';
export const anItem = 'An item';
export const free = 'Free';
export const yours = 'Yours';
export const noLongerAvailable = 'No longer available';
export const weCouldntLoadItReload = 'We couldn’t load it. Reload the page.';
export const all = 'All';
export const account = 'Account';
export const saved = 'Saved';
export const whatYouHaveMarkedOn =
  'What you have saved on this device. It stays in this browser and is not sent anywhere.';
export const labelNoneYet = (label: string) => `${label}: none yet`;
export const showMore = 'Show more';
export const nothingSavedYet = 'Nothing saved yet';
export const markPapers = 'Bookmark a paper or make it a favourite to find it here again.';
export const markPapersAndEpisodes =
  'Bookmark a paper, make it a favourite or like an episode to find it here again.';
export const likeEpisodes = 'Like an episode to find it here again.';
export const remove = 'Remove';

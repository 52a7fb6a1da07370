/** Words that carry no subject: a search neither looks for them nor misses them. */
const functionWords = `
a about above after again against all almost along already also although always am among an and any anybody anyone
anything anywhere are aren aren't as at away be became because become been before being below between both but by came
can can't cannot could couldn did didn do does doesn doing don done down during each either else enough ever every
everybody everyone everything few for from further gave get gets getting give given gives go goes going gone got had
hadn has hasn have haven having he her here hers herself him himself his how however i if in into is isn it its itself
just last least less let like ll look looking made make makes many may me might mine more most much must my myself
near neither never no nobody none nor not nothing now of off often on once one ones only onto or other others otherwise
our ours ourselves out over own per perhaps put quite rather re really s same see seem seems shall shan she should
shouldn since so some somebody someone something still such t take takes than that the their theirs them themselves
then there these they thing things this those though three through thus to together too two under until up upon us
ve very via was wasn way we were weren what whatever when where whether which while who whom whose why will
with within without won would wouldn yes yet you your yours yourself yourselves
`;

/** What people say around a question rather than in it. */
const conversationWords = `
ask asked asking actually anyway basically bit can't couple currently dear excuse explain find good great guys hello
help hey hi hope idea interested kind know learn lot maybe mean means meant need needed okay ok please possible
possibly probably question questions quick recommend right say says saying sort suggest suppose sure tell thank thanks
think thinking thought today told trying try understand use used useful using want wanted wants wonder wondering
work works
`;

export const stopWords: ReadonlySet<string> = new Set(
  `${functionWords} ${conversationWords}`.split(/\s+/).filter(Boolean),
);

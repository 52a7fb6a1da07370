/**
 * Words of the default site's field and company, which another site must not say. (`narration:!1` is the engine's own:
 * the switch that is off, as a build writes it.)
 */
const foreign =
  /\b(?:geo(?:log|sci|data|ai)\w*|rocks|strat(?:a|um)|lithology|outcrop geo\w*|boreholes?|gamma[- ]rays?|las files?|lapis\w*|aquatest|groundwater|fossils?|seismic|sandstone|shale|limestone|quarry|gear|narration(?!:!1)|nexus|water[- ](?:app|test\w*)|sudbury|well[- ]logs?|aquifers?|hydrogeolog\w*|petrophysic\w*|sediment\w*|minerals?|drill\w*|core-las)\b/gi;

/** The foreign words of a text, each with its context. */
export function foreignWords(text: string): string[] {
  return [...text.matchAll(foreign)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 30), index + word.length + 20).replaceAll(/\s+/g, ' '),
  );
}

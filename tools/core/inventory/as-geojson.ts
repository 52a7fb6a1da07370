import type { InventoryEntry } from './describe-log.ts';

interface Well {
  first: InventoryEntry;
  files: string[];
}

/** A GeoJSON feature (RFC 7946) per well. A well without a known place has no geometry and says why. */
export function inventoryGeoJson(entries: readonly InventoryEntry[]): string {
  const wells = new Map<string, Well>();
  for (const entry of entries) {
    const { file, header } = entry.result;
    // Logs of one well that give different places are different features.
    const key = JSON.stringify([header.uwi || header.well || file, entry.place]);
    const well = wells.get(key);
    if (well) well.files.push(file);
    else wells.set(key, { first: entry, files: [file] });
  }
  const features = [...wells.values()].map((well) => `    ${JSON.stringify(featureOf(well))}`);
  const list = features.length === 0 ? '[]' : `[\n${features.join(',\n')}\n  ]`;
  return `{\n  "type": "FeatureCollection",\n  "features": ${list}\n}\n`;
}

function featureOf({ first: { result, place }, files }: Well) {
  const { well, uwi, company, field } = result.header;
  const properties = { well, uwi, company, field, files };
  if ('problem' in place) {
    return {
      type: 'Feature',
      geometry: null,
      properties: { ...properties, problem: place.problem },
    };
  }
  const { longitude, latitude, datum } = place;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    // The coordinates of GeoJSON are WGS 84; those of another datum, or of none that is stated, are not converted.
    properties: { ...properties, ...(datum !== 'WGS 84' && { datum }) },
  };
}

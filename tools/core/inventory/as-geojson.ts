import type { InventoryEntry } from './inventory-entry.ts';

type Feature = ReturnType<typeof featureOf>;

/** One GeoJSON feature (RFC 7946) per well. A well without a known position has no geometry and says why. */
export function createWellMap() {
  const wells = new Map<string, Feature>();
  return {
    add(entry: InventoryEntry): void {
      const { file, header } = entry.result;
      // Logs of one well with different positions are separate features.
      const key = JSON.stringify([header.uwi || header.well || file, entry.place]);
      const well = wells.get(key);
      if (well) well.properties.files.push(file);
      // A copy: otherwise the engine would keep the whole text from which the name was cut.
      else wells.set(key, structuredClone(featureOf(entry)));
    },
    *end(): Generator<string> {
      yield `{\n  "type": "FeatureCollection",\n  "features": [`;
      let before = '\n    ';
      for (const feature of wells.values()) {
        yield `${before}${JSON.stringify(feature)}`;
        before = ',\n    ';
      }
      yield wells.size === 0 ? ']\n}\n' : '\n  ]\n}\n';
    },
  };
}

function featureOf({ result, place }: InventoryEntry) {
  const { well, uwi, company, field } = result.header;
  const properties = { well, uwi, company, field, files: [result.file] };
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
    // GeoJSON coordinates are WGS 84; coordinates of another or an unstated datum are not converted.
    properties: { ...properties, ...(datum !== 'WGS 84' && { datum }) },
  };
}

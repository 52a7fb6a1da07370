import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import { assistant } from '#shared/site-config/assistant.ts';
import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { assistant as tephraAssistant } from '#sites/tephra/config/assistant.ts';
import { audio as tephraAudio } from '#sites/tephra/config/audio.ts';
import { site as tephra } from '#sites/tephra/config/site.ts';
import { ownTexts } from '../../support/own-texts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const pictures = /\.(woff2?|png|jpe?g|webp|avif|ico)$/;

/** Inside the project, because prerendering resolves React from there. */
let dist: string;
/** The functions' sources, with each of the two configurations. */
let inputs: Record<'outcrop' | 'tephra', string[]>;

beforeAll(async () => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  dist = mkdtempSync(path.join(root, 'dist/rebrand-'));
  await promisify(execFile)(process.execPath, ['web/build.ts', path.join(dist, 'tephra')], {
    cwd: root,
    env: { ...process.env, SITE: 'tephra' },
  });
  inputs = { outcrop: await functionsWith('outcrop'), tephra: await functionsWith('tephra') };
}, 300_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
});

async function functionsWith(site: string): Promise<string[]> {
  vi.stubEnv('SITE', site);
  const metafile = await buildFunctions(path.join(dist, site));
  return Object.keys(metafile.inputs);
}

/** Every text of a build, by file. */
function textsOf(folder: string): [file: string, text: string][] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !pictures.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => [path.relative(dist, file), readFileSync(file, 'utf8')]);
}

describe('the other brand', { tags: 'long' }, () => {
  it('leaves nothing of ours in the site or in the functions', () => {
    const texts = textsOf(path.join(dist, 'tephra'));
    expect(texts.length).toBeGreaterThan(60);
    // Ordinary words belong to no brand.
    const { synonyms: _words, ...own } = assistant;
    const theirs = { site: tephra, assistant: tephraAssistant, audio: tephraAudio };
    const found = ownTexts({ site, assistant: own, audio }, theirs)
      .filter((text) => text.length > 6)
      .concat('Outcrop')
      .flatMap((text) =>
        texts.filter(([, content]) => content.includes(text)).map(([file]) => `${text} in ${file}`),
      );
    expect(found).toEqual([]);
  });

  it('stands in every page, with its language, colours and addresses', () => {
    const pages = textsOf(path.join(dist, 'tephra/web')).filter(([file]) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(25);
    for (const [file, html] of pages) {
      expect(html, file).toMatch(/<title>[^<]*Tephra/);
      expect(html, file).toContain('<html lang="en-IE">');
    }
    const page = (name: string) => readFileSync(path.join(dist, 'tephra/web', name), 'utf8');
    expect(page('contact/index.html')).toContain('mailto:support@tephra.test');
    expect(page('privacy/index.html')).toContain('mailto:privacy@tephra.test');
    expect(page('credits/index.html')).toContain('€5.00');
    for (const colour of tephra.brand.colours.palette) {
      expect(page('favicon.svg')).toContain(colour);
    }
    const styles = textsOf(path.join(dist, 'tephra/web')).filter(([file]) => file.endsWith('.css'));
    const css = styles.map(([, text]) => text).join('');
    expect(css).toContain(`--brand-accent:${tephra.brand.colours.accent}`);
    expect(css).toContain(`--brand-accent-dark:${tephra.brand.colours.accentDark}`);
  });

  it('is in the functions that write to people', () => {
    for (const group of ['mail', 'pages', 'purchase']) {
      const code = readFileSync(path.join(dist, `tephra/functions/${group}/index.cjs`), 'utf8');
      expect(code, group).toContain('Tephra Press AS');
      expect(code, group).toContain('support@tephra.test');
    }
  });

  it('asks for no money in ours', () => {
    const pages = textsOf(path.join(dist, 'tephra/web')).filter(([file]) => file.endsWith('.html'));
    expect(pages.filter(([, html]) => html.includes('£')).map(([file]) => file)).toEqual([]);
  });

  it('differs in files of the site alone', () => {
    const only = (these: string[], others: string[]) =>
      these.filter((file) => !others.includes(file));
    const own = only(inputs.outcrop, inputs.tephra);
    expect(own).toContain('sites/outcrop/config/site.ts');
    expect(own.filter((file) => !file.startsWith('sites/outcrop/'))).toEqual([]);
    const theirs = only(inputs.tephra, inputs.outcrop);
    expect(theirs.filter((file) => !file.startsWith('sites/tephra/'))).toEqual([]);
  });
});

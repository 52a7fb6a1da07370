import { describe, expect, it } from 'vitest';
import { isFilePath, staticObject } from '#infra/static-object.ts';

const files = [
  '/favicon.ico /apple-touch-icon.png /apple-touch-icon-precomposed.png /apple-touch-icon-120x120.png',
  '/manifest.webmanifest /manifest.json /site.webmanifest /browserconfig.xml /ads.txt /humans.txt /sw.js',
  '/security.txt /.well-known/security.txt /.well-known/change-password /.well-known/assetlinks.json /.well-known',
  '/.well-known/apple-app-site-association /.well-known/acme-challenge/abc /.env /.env.local /app/.env /.git/HEAD',
  '/.git/config /.GIT/config /.svn/entries /.DS_Store /.aws/credentials /.ssh/id_rsa /%2egit/config /%2Eenv',
  '/index.php /index.PHP /wp-login.php /xmlrpc.php /index.php/ /index.php/login /a/b/shell.php /shell.php7',
  '/wp-admin /wp-admin/ /wp-admin/install /wp-content/plugins /wp-json/wp/v2/users /blog/wp-includes/x /wordpress',
  '/phpmyadmin /phpMyAdmin/ /pma /cgi-bin/luci /actuator/health /server-status /solr/admin /_profiler/phpinfo',
  '/vendor/phpunit /node_modules/x /boaform/admin /HNAP1 /owa/auth /autodiscover /graphql /swagger-ui /etc/passwd',
  '/index.html /about.html /default.aspx /login.jsp /struts/x.action /config.json /config.yml /app.js.map',
  '/main.css.map /feed.xml /rss.xml /atom.xml /sitemap_index.xml /backup.zip /backup.tar.gz /db.sql /dump.7z',
  '/video.mp4 /song.mp3 /photo.JPG /assets2/logo.svg /package-lock.json /server.key /no/such.page /x.php%00',
  '/..%5cwindows%5cwin.ini //evil.example/x /a.php;x=1 /old~.bak',
].flatMap((line) => line.split(' '));

const pages =
  '/ /articles /articles/ /unknown /unknown/deeper /purchases /admin/users /docs/cli /docs/v1.2 /v2.0/start /about. /%E0%A4%A /caf%C3%A9 /a%20b /vendors /environment /graphs /phpx /well-known/security'.split(
    ' ',
  );

describe('an address of a file or a machine', () => {
  it.each(files)('%s', (path) => {
    expect(isFilePath(path)).toBe(true);
    expect(staticObject(path, { pages: ['/'], files: [] })).toBe('/none');
  });

  it('leads to the file if there is one', () => {
    const content = { pages: ['/'], files: ['/favicon.ico', '/.well-known/security.txt'] };
    for (const path of content.files) expect(staticObject(path, content)).toBe(path);
  });
});

it.each(pages)('%s is an address that a person may have wanted', (path) => {
  expect(isFilePath(path)).toBe(false);
  expect(staticObject(path, { pages: [], files: [] })).toBe('/app.html');
});

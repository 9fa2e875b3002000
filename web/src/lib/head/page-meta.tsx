import { createContext, useContext } from 'react';
import { useShell } from '../shell.ts';

/** Set by the app from the page's route.ts: private and unfinished pages stay out of search results. */
export const IsIndexed = createContext(true);

interface PageMetaProps {
  title: string;
  description: string;
  path: string;
  /** Where the page's route.ts does not say it: some addresses of a listed page stay out of search results. */
  isIndexed?: boolean;
  /** What a link to the page shows elsewhere: a picture under /art/og, all of one size. */
  image?: string;
  imageAlt?: string;
}

/** Of every picture under /art/og (web/art/scenes/share). */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

/** Head tags of a route; React moves them into the head, in the browser as on the server. */
export function PageMeta({
  title,
  description,
  path,
  isIndexed,
  image = '/art/og/home.png',
  imageAlt = 'The counter of the Brew Quest cafe at night, with six of its cups',
}: PageMetaProps) {
  const { origin, shop } = useShell();
  const isPageIndexed = useContext(IsIndexed);
  const fullTitle = path === '/' ? `${shop.name}: ${title}` : `${title}: ${shop.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(isIndexed ?? isPageIndexed) ? <link rel="canonical" href={origin + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_WIDTH)} />
      <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

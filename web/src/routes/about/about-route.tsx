import { useQuery } from '@apollo/client/react';
import { AboutPageDocument } from '../../generated/about/graphql.ts';
import { JsonLd } from '../../lib/head/json-ld.tsx';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useShell } from '../../lib/shell.ts';
import { AboutHero } from './about-hero.tsx';
import styles from './about.module.css';
import { CharacterGallery } from './character-gallery.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Commitment } from './commitment.tsx';
import { Differences } from './differences.tsx';
import { OurMission } from './our-mission.tsx';
import { Team } from './team.tsx';

export function AboutRoute() {
  const { origin, shop } = useShell();
  const { data, loading, refetch } = useQuery(AboutPageDocument);
  const coffees = data && data.coffees.length > 0 ? data.coffees : undefined;

  return (
    <div className="page stack">
      <PageMeta
        title="About"
        description="One espresso machine left on overnight, thirteen cups that woke up, and the three people who answer to them."
        path="/about"
        image="/art/og/about.png"
        imageAlt="Five cups on the counter of the cafe at night, between the little television and the espresso machine"
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: shop.name,
          url: origin,
          logo: `${origin}/icon-512.png`,
          foundingDate: '2001',
          slogan: 'A story in every cup, and somebody to tell it.',
        }}
      />
      <AboutHero />
      {/* One after another; the order here is the order of the delays in the style sheet. */}
      <div className={styles.sections}>
        <OurMission />
        <Differences />
        <Team />
        <CharacterGallery coffees={coffees} onRetry={coffees || loading ? undefined : () => void refetch().catch(() => {})} />
        <Commitment />
        <ClosingCall />
      </div>
    </div>
  );
}
